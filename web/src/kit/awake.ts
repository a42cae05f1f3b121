/** Keeps the screen lit while the page is in sight. Browsers lend it to pages served safely only; others do without. */

export const canStayAwake = 'wakeLock' in navigator

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  const hold = () => {
    if (document.visibilityState !== 'visible' || !canStayAwake) return
    void navigator.wakeLock.request('screen').then(
      (lent) => (lock = lent),
      () => (lock = null), // low battery: the device knows better
    )
  }
  document.addEventListener('visibilitychange', hold)
  hold()
  return () => {
    document.removeEventListener('visibilitychange', hold)
    void lock?.release()
  }
}
