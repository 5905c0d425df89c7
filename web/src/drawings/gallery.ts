// For those who draw: `npm run dev`, then /gallery.html. The built page has none of it.
import '../styles/tokens.css'
import '../styles/base.css'

import { mount } from 'svelte'

import Gallery from './Gallery.svelte'

const target = document.getElementById('page')
if (target) mount(Gallery, { target })
