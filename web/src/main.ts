import { mount } from 'svelte'
import './theme/room.css'
import App from './App.svelte'
import { nextTask } from './kit/tasks'
import { beginAnew, loadOrReload } from './net/parts'
import { furnish } from './theme/settings.svelte'
import { language } from './words/catalogue.svelte'

await furnish()
await nextTask()
mount(App, { target: document.getElementById('app')! })

// Nothing is heard before the first tap or key, which comes before whatever makes sounds.
const touched = () => (document.documentElement.dataset.touched = '')
for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, touched, { once: true, capture: true })

// A picture that does not come is a part of the page like any other.
const isPart = (of: EventTarget | null) => of instanceof HTMLImageElement && of.src.includes('/assets/')
addEventListener('error', ({ target }) => isPart(target) && void beginAnew(), true)

// After the first picture, which needs the line for itself. On plain HTTP browsers have no such thing.
const FIRST_PICTURE_MS = 1_500
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => navigator.serviceWorker.register('/service-worker.js')
  setTimeout(() => void register().catch(() => undefined), FIRST_PICTURE_MS) // the page needs none
}

if (localStorage.getItem('gueridon-notices') !== null) {
  void loadOrReload(() => import('./net/notices')).then(({ renew }) => renew(language()).catch(() => undefined))
}
