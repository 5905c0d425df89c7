/** Copying text, also where the browser gives pages on plain http no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  // Inside an open dialog everything else is inert, and what is inert cannot be selected.
  const home = document.querySelector('dialog[open]') ?? document.body
  const before = document.activeElement
  home.append(field)
  field.select()
  let copied: boolean
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way on plain http.
    copied = document.execCommand('copy')
  } catch {
    copied = false
  }
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
