// A turn that was pushed: shown unless its person looks at the page, and opened by a tap.
declare const self: ServiceWorkerGlobalScope

/** As the house writes it: the name of the table and whose turn it is. */
export interface Turn {
  readonly table: string
  readonly title: string
  readonly body: string
}

export async function tell({ table, title, body }: Turn): Promise<void> {
  if ((await pages()).some(({ visibilityState }) => visibilityState === 'visible')) return
  const pictures = { icon: '/icons/192.png', badge: '/icons/badge.png' }
  await self.registration.showNotification(title, { body, tag: table, data: table, ...pictures })
  await count()
}

export async function open(notification: Notification): Promise<void> {
  notification.close()
  const path = `/t/${encodeURIComponent(notification.data as string)}`
  const there = (await pages()).find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** On the badge of the installed page; the push itself does not say it. */
async function count(): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  const { games } = (await (await fetch('/api/mine')).json()) as { games: { your_move: boolean }[] }
  await navigator.setAppBadge(games.filter((game) => game.your_move).length)
}
