// What this browser does for the page behind its back. A new version takes over at once; pages of the one before go on
// with their own files, and the next navigation brings the new page.
import { answerTo, forgetOlderVersions, keepVersion } from './kept-files'
import { open, tell, type Turn } from './turns'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(keepVersion().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(forgetOlderVersions().then(() => self.clients.claim())))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
self.addEventListener('push', (event) => event.waitUntil(tell(event.data!.json() as Turn)))
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)))
