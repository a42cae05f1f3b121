/** Addresses of the pictures that a game paints while the page is built. */
declare module 'virtual:pictures/*' {
  const urls: Readonly<Record<string, string>>
  export default urls
}
