// The number of games that wait, on the little picture in the tab and on the badge of the installed page.
import picture from '../../public/icon.svg?raw' // with the page: it is needed where the line is down, too

const PICTURE = '/icon.svg'
const MOST = 9 // there is room for one figure

export function showCount(count: number): void {
  if ('setAppBadge' in navigator) void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = count === 0 ? PICTURE : numbered(picture, count)
}

export function numbered(picture: string, count: number): string {
  const figure = count > MOST ? `${MOST}+` : String(count)
  const style = 'font:700 30px sans-serif" text-anchor="middle" fill="#fff'
  const badge = `<circle cx="46" cy="46" r="18" fill="#b3261e"/><text x="46" y="57" style="${style}">${figure}</text>`
  return `data:image/svg+xml,${encodeURIComponent(picture.replace('</svg>', `${badge}</svg>`))}`
}
