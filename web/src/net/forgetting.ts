// What this device keeps of the one who sits before it.
const KEPT = 'gueridon-settings' // says nothing of anybody

export function forgetHere(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('gueridon-') && key !== KEPT) localStorage.removeItem(key)
  }
}
