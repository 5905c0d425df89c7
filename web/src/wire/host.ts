/** Whether there is a server that this page belongs to: a static site has none, and its document says so. */
export const hasServer = typeof document === 'undefined' || document.documentElement.dataset.host !== 'site'
