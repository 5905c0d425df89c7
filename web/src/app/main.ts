import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/print.css'

import { mount } from 'svelte'

import { settings } from '../parts/settings.svelte'
import { startText } from '../text/text.svelte'
import App from './App.svelte'
import { startOffline } from './offline'

settings.start()
// Words first: nothing is ever shown in a language the visitor did not choose.
await startText()
const target = document.getElementById('page')
if (target) mount(App, { target })
startOffline()
