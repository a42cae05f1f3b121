// The number of games that wait, on the little picture in the tab and on the badge of the installed page.
const PICTURE = '/icon.svg'
const MOST = 9 // there is room for one figure

let latest = 0

export async function showCount(count: number): Promise<void> {
  latest = count
  if ('setAppBadge' in navigator) void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')!
  const href = count === 0 ? PICTURE : numbered(await (await fetch(PICTURE)).text(), count)
  if (count === latest) link.href = href
}

export function numbered(picture: string, count: number): string {
  const figure = count > MOST ? `${MOST}+` : String(count)
  const style = 'font:700 30px sans-serif" text-anchor="middle" fill="#fff'
  const badge = `<circle cx="46" cy="46" r="18" fill="#b3261e"/><text x="46" y="57" style="${style}">${figure}</text>`
  return `data:image/svg+xml,${encodeURIComponent(picture.replace('</svg>', `${badge}</svg>`))}`
}
