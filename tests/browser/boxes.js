// What is wrong with the boxes of a page, one sentence for each; see boxes.py. Texts are measured line by line, and what
// lies above what is asked of the browser, so that it does not matter how an element came to its place.
(allowed) => {
  const ROUNDING = 2 // pixels
  const WORD = /[\p{L}\p{N}’']{2,}/gu // a line may end at a hyphen
  const CONTROLS = 'button, input, select, textarea, a[href], [role=slider]'
  const found = new Set()
  const shorn = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 48)

  /** Asked once of each element: nothing moves while the page is measured. */
  function once(ask) {
    const known = new Map()
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element))
      return known.get(element)
    }
  }
  const styleOf = once((element) => {
    const { overflowX, overflowY, position, clipPath, scrollSnapType, textOverflow, webkitLineClamp } =
      getComputedStyle(element)
    return { overflowX, overflowY, position, clipPath, scrollSnapType, textOverflow, webkitLineClamp }
  })
  const edgeOf = once((element) => element.getBoundingClientRect())

  /** Not what is drawn, and not what is there to be heard only. */
  const shown = once(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, [popover]:not(:popover-open)') &&
      !heardOnly(element),
  )

  function heardOnly(element) {
    for (let one = element; one; one = one.parentElement) {
      if (styleOf(one).clipPath === 'inset(50%)') return true
    }
    return false
  }

  /**
   * What is left of a box once everything that cuts it is considered; `scrolls` if what lies below can be brought in,
   * `above` if it begins above all that can be scrolled to.
   */
  function seen(box, element) {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    let [scrolls, above] = [false, false]
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = styleOf(one)
      if (one === element || (overflowX === 'visible' && overflowY === 'visible')) {
        if (position === 'fixed') break
        if (overflowX === 'visible' && overflowY === 'visible') continue
      }
      const edge = edgeOf(one)
      if (overflowY === 'auto' || overflowY === 'scroll') {
        scrolls = true
        above ||= box.top < edge.top - one.scrollTop - ROUNDING
      }
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      if (position === 'fixed') break
    }
    return { left, top, right, bottom, scrolls, above }
  }

  /** It lies beside what is shown of something that is turned leaf by leaf: it is measured once that is turned. */
  function onAnotherLeaf(element, box) {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (styleOf(one).scrollSnapType === 'none') continue
      const { left, right } = edgeOf(one)
      if (box.right <= left + 1 || box.left >= right - 1) return true
    }
    return false
  }

  const related = (one, other) => one.contains(other) || other.contains(one)
  const inWindow = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight

  /** At each point that is within sight: does the element, or another, lie on top? */
  function uncovered(element, box) {
    const { left, top, right, bottom } = seen(box, element)
    if (right - left < ROUNDING || bottom - top < ROUNDING) return []
    const [dx, dy] = [Math.min(8, (right - left) / 3), (bottom - top) / 3] // a line is taller than its letters
    const xs = [left + dx, (left + right) / 2, right - dx]
    const ys = [top + dy, (top + bottom) / 2, bottom - dy]
    const points = xs.flatMap((x) => ys.map((y) => [x, y])).filter(([x, y]) => inWindow(x, y))
    return points.map(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return { free: hit !== null && related(element, hit), hit }
    })
  }

  /** One point instead of nine, for most have nothing upon them. */
  function middleIsFree(element, box) {
    const { left, top, right, bottom } = seen(box, element)
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const hit = inWindow(x, y) ? document.elementFromPoint(x, y) : null
    return hit !== null && related(element, hit)
  }

  function partlyCovered(what, element, box) {
    const points = uncovered(element, box)
    const covered = points.filter(({ free }) => !free)
    if (covered.length === 0 || covered.length === points.length) return
    const by = covered[0].hit
    if (by === null || by.closest('[data-over], dialog')) return // these lie over the page on purpose
    const control = by.closest(CONTROLS)
    const drawing = by !== control && (by.closest('svg') !== null ? control === null : by.textContent.trim() === '')
    if (drawing) return
    if (control?.closest('[data-stop]') && element.closest('[data-stop]')) return // cards on cards
    found.add(`covered: ${what} by ${by.tagName.toLowerCase()}.${by.className?.baseVal ?? by.className} “${shorn(by.textContent ?? '')}”`)
  }

  function clipped(text, element, box) {
    if (allowed.some((name) => name.includes(shorn(text).replace('…', ''))) && ellipsis(element)) return
    if (element.closest('footer')) return // the last thing told, two lines of it: whole in the log, one tap away
    const { left, top, right, bottom, scrolls, above } = seen(box, element)
    const across = Math.max(left - box.left, box.right - right)
    const down = scrolls ? 0 : Math.max(top - box.top, box.bottom - bottom)
    const lost = Math.round(Math.max(across, down))
    if (lost > ROUNDING) found.add(`clipped: “${shorn(text)}” by ${lost} px`)
    if (box.left < -ROUNDING || box.right > innerWidth + ROUNDING) found.add(`outside: “${shorn(text)}”`)
    if (above) found.add(`out of reach: “${shorn(text)}”`)
  }

  /** What stands in a control sticks out of it, where nothing cuts it, and is no badge put on its corner. */
  function beyondItsControl(text, element, box) {
    const control = element.closest('button, a[href]')
    if (control === null || badge(element, control)) return
    const { left, top, right, bottom } = seen(box, element)
    if (right - left < ROUNDING || bottom - top < ROUNDING) return
    const edge = edgeOf(control)
    const out = Math.round(Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom))
    if (out > 2 * ROUNDING) found.add(`beyond: “${shorn(text)}” out of its control by ${out} px`)
  }

  function badge(element, control) {
    for (let one = element; one !== control; one = one.parentElement) {
      if (styleOf(one).position === 'absolute') return true
    }
    return false
  }

  function ellipsis(element) {
    for (let one = element; one; one = one.parentElement) {
      const { textOverflow, webkitLineClamp } = styleOf(one)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true
    }
    return false
  }

  function broken(node, boxes) {
    if (boxes.length < 2) return // all of it stands on one line
    const { hyphens, whiteSpace } = getComputedStyle(node.parentElement)
    if (hyphens === 'auto' || whiteSpace === 'nowrap') return // on one line a word that is cut short has two boxes
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
      const turned = range.getBoundingClientRect().height > 4 * parseFloat(getComputedStyle(node.parentElement).fontSize)
      if (lines.size > 1 && !turned) found.add(`broken: “${word}”`)
    }
  }

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement
    if (node.data.trim() === '' || !shown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = range.getClientRects()
    for (const box of boxes) {
      if (box.width < 1 || box.height < 1 || onAnotherLeaf(element, box)) continue
      texts.push({ node, element, box: seen(box, element) })
      clipped(node.data, element, box)
      beyondItsControl(node.data, element, box)
      partlyCovered(`“${shorn(node.data)}”`, element, box)
    }
    broken(node, boxes)
  }

  /** Two texts of which neither hides the other lie on one another. */
  const onTop = ({ element, box }) => uncovered(element, box).some(({ free }) => free)
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.element === other.element || one.node === other.node) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const tall = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top) * 0.3 // lines may be tight
      if (wide > ROUNDING && tall > least && onTop(one) && onTop(other) && !stacked(one, other)) {
        found.add(`overlap: “${shorn(one.node.data)}” and “${shorn(other.node.data)}”`)
      }
    }
  }

  /** In what is seen of both, one of them has something of its own below it that hides the other. */
  function stacked(one, other) {
    const x = (Math.max(one.box.left, other.box.left) + Math.min(one.box.right, other.box.right)) / 2
    const y = (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2
    if (!inWindow(x, y)) return true
    const pile = document.elementsFromPoint(x, y)
    const depth = (element) => pile.findIndex((hit) => related(hit, element) && element.contains(hit))
    const [first, second] = [depth(one.element), depth(other.element)]
    if (first < 0 || second < 0) return true
    const between = pile.slice(Math.min(first, second), Math.max(first, second))
    return between.some((hit) => /rgb\(|rgba\([^)]*, (0\.[5-9]|1)\)/.test(getComputedStyle(hit).backgroundColor) || getComputedStyle(hit).backgroundImage !== 'none')
  }

  /** It lies in a row that scrolls sideways: a swipe, or the keyboard, brings it in. */
  function swiped(element) {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const { left, right } = one.getBoundingClientRect()
      const inside = left >= -ROUNDING && right <= innerWidth + ROUNDING
      if (inside && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth) {
        const start = element.getBoundingClientRect().left - left + one.scrollLeft
        return start >= -ROUNDING && start + element.clientWidth <= one.scrollWidth + ROUNDING
      }
    }
    return false
  }

  for (const control of document.querySelectorAll(CONTROLS)) {
    const box = control.getBoundingClientRect()
    if (!shown(control) || control.disabled || onAnotherLeaf(control, box)) continue
    const middle = middleIsFree(control, box) ? [] : uncovered(control, box)
    if (middle.length === 9 && !middle[4].free && middle.some(({ free }) => free)) {
      partlyCovered(`control ${shorn(control.ariaLabel ?? control.textContent ?? '')}`, control, box)
    }
    if ((box.left < -ROUNDING || box.right > innerWidth + ROUNDING) && !swiped(control)) {
      found.add(`outside: control “${shorn(control.ariaLabel ?? control.textContent ?? '')}”`)
    }
  }

  const beyond = document.documentElement.scrollWidth - innerWidth
  if (beyond > 0) found.add(`scroll: ${beyond} px beyond the side`)
  return [...found].sort()
}
