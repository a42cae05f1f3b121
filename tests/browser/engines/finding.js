// What a person would point at: by role and name, by what is written. axe, which the page was given, tells both.
const find = (() => {
  const { aria, dom, text } = axe.commons
  const plain = (words) => (words ?? '').replace(/\s+/g, ' ').trim()
  const fits = ({ pattern, flags }, words) => new RegExp(pattern, flags).test(plain(words))
  const within = (root, selector = '*') => [...root.querySelectorAll(selector)]
  const written = (one, wanted) => fits(wanted, one.textContent)
  const shown = (one) => dom.isVisibleToScreenReaders(one)
  const STEPS = {
    role: (root, { role, name, hidden }) =>
      within(root)
        .filter((one) => aria.getRole(one) === role && (hidden || shown(one)))
        .filter((one) => !name || fits(name, text.accessibleText(one))),
    text: (root, wanted) =>
      within(root, 'body *').filter(
        (one) => written(one, wanted) && ![...one.children].some((child) => written(child, wanted)),
      ),
    label: (root, wanted) =>
      within(root, 'input, textarea, select').filter((one) => fits(wanted, text.accessibleText(one))),
    css: (root, selector) => (selector === '..' ? [root.parentElement] : within(root, selector)),
  }
  const SIEVES = {
    named: (all, wanted) => all.filter((one) => fits(wanted, text.accessibleText(one))),
    hasText: (all, wanted) => all.filter((one) => written(one, wanted)),
    hasNotText: (all, wanted) => all.filter((one) => !written(one, wanted)),
    has: (all, steps) => all.filter((one) => found(steps, [one]).length > 0),
    and: (all, steps) => all.filter((one) => found(steps, [document]).includes(one)),
    nth: (all, at) => all.slice(at, at === -1 ? undefined : at + 1),
  }
  const found = (steps, roots) =>
    steps.reduce(
      (all, [kind, wanted]) =>
        kind in SIEVES ? SIEVES[kind](all, wanted) : [...new Set(all.flatMap((one) => STEPS[kind](one, wanted)))],
      roots,
    )
  return (steps) => {
    axe.teardown()
    axe.setup(document.documentElement)
    return found(steps, [document])
  }
})()
