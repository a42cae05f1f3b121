/** Keeps the screen lit while the page is in sight. Browsers lend it to pages served safely only; others do without. */

export const canStayAwake = 'wakeLock' in navigator

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  const hold = async () => {
    if (document.visibilityState !== 'visible' || !canStayAwake) return
    lock = await navigator.wakeLock.request('screen').catch(() => null) // low battery: the device knows better
  }
  document.addEventListener('visibilitychange', hold)
  void hold()
  return () => {
    document.removeEventListener('visibilitychange', hold)
    void lock?.release()
  }
}
