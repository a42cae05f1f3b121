/** What faces are made of, as SVG in a square of 100: `currentColor` is the skin, lines take the ink of their card. */

export const RED = '#c8352b'
const MAW = '#74171b'
const BONE = '#fffaf0'
const GOLD = '#f0b429'

/** The same on the right-hand side. */
const mirrored = (half: string) => `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>`
const line = (d: string, more = '') => `<path d="${d}" ${more}/>`
const filled = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const disc = (x: number, y: number, r: number, fill: string, more = 'stroke="none"') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
const both = (eye: (x: number) => string) => eye(37) + eye(63)

export const HEADS = {
  round: 'M50 20a34 34 0 1 1 0 68a34 34 0 1 1 0-68z',
  egg: 'M50 16c20 0 30 22 30 40c0 20-13 32-30 32s-30-12-30-32c0-18 10-40 30-40z',
  pear: 'M50 18c14 0 20 9 21 20c1 9 14 14 14 29c0 15-15 22-35 22s-35-7-35-22c0-15 13-20 14-29c1-11 7-20 21-20z',
  pebble: 'M30 21h40q16 0 16 17v32q0 18-17 18h-38q-17 0-17-18v-32q0-17 16-17z',
  cloud:
    'M34 26a16 16 0 0 1 31-2a15 15 0 0 1 18 17a15 15 0 0 1 0 25a15 15 0 0 1-18 18a17 17 0 0 1-30 0a15 15 0 0 1-18-18a15 15 0 0 1 0-25a15 15 0 0 1 17-15z',
  drop: 'M50 10c4 14 35 26 35 50a35 29 0 0 1-70 0c0-24 31-36 35-50z',
  thorny:
    'M50 12l8 11 12-7 2 14 14-2-4 14 13 5-10 10 9 11-14 3 2 14-14-3-5 12-13-8-13 8-5-12-14 3 2-14-14-3 9-11-10-10 13-5-4-14 14 2 2-14 12 7z',
  block: 'M22 24l9-5 38 1 10 6 5 30-4 26-14 7h-33l-14-8-3-27z',
  flame:
    'M50 8c2 10 12 9 13 17c6-3 6-8 5-13c11 8 19 28 18 45a36 32 0 0 1-72 0c-1-16 8-33 17-40c-1 6 1 10 5 12c1-8 11-11 14-21z',
  shard: 'M50 10l16 14 20 5-3 24 5 18-22 8-16 13-16-13-22-8 5-18-3-24 20-5z',
  spade: 'M50 10c10 14 36 22 36 46c0 19-17 32-36 32s-36-13-36-32c0-24 26-32 36-46z',
} as const

const gaze = (dx: number, dy: number, r = 8.6, pupil = 4.3) =>
  both(
    (x) =>
      disc(x, 49, r, BONE, '') + disc(x + dx, 49 + dy, pupil, '#24120f') + disc(x + dx - 1.4, 47.4 + dy, 1.5, BONE),
  )
const lid = (d: string, edge: string) => mirrored(filled(d, 'currentColor', 'stroke="none"') + line(edge))
const star = 'M0-10l2.9 6.2 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7-4.8-4.7 6.6-.9z'
const heart = 'M0 8c-9-6-10-10-9-13c2-5 7-4 9 0c2-4 7-5 9 0c1 3 0 7-9 13z'
const at = (x: number, y: number, d: string, fill: string, size = 1) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="${d}" fill="${fill}"/>`

export const EYES = {
  ahead: gaze(0, 0),
  aside: gaze(3.4, 0.6),
  above: gaze(1, -3.4),
  below: gaze(-1, 3.2),
  wide: gaze(0, 0, 10.5, 3.6),
  dots: both((x) => disc(x, 50, 3.8, '#24120f') + disc(x - 1.2, 48.8, 1.2, BONE)),
  shut: mirrored(line('M29 48q8 7 16 0M30 52l-3 3M37 54v4')),
  merry: mirrored(line('M29 52q8-11 16 0')),
  wink:
    line('M29 51q8-9 16 0') + disc(63, 49, 8.6, BONE, '') + disc(63, 49, 4.3, '#24120f') + disc(61.6, 47.4, 1.5, BONE),
  drowsy: gaze(0, 2.6) + lid('M27 50a10 10 0 0 1 20 0z', 'M28 50h18'),
  cross: gaze(1.6, 2) + lid('M26 36l23 12-23-1z', 'M27 42l21 8'),
  sly: gaze(-3, 1) + lid('M27 50v-12h21v10z', 'M27 46l20 4'),
  cat: mirrored(
    filled('M27 50q10-12 20-1q-9 9-20 1z', GOLD) + filled('M38 43q4 6 0 12q-4-6 0-12z', '#24120f', 'stroke="none"'),
  ),
  stars: both((x) => at(x, 49, star, GOLD)),
  hearts: both((x) => at(x, 50, heart, RED, 1.05)),
  dizzy: both((x) => line(`M${x + 8} 49a8 8 0 1 0-8 8a6 6 0 1 0-5-8a4 4 0 1 0 5-3`)),
  single:
    disc(50, 45, 14, BONE, '') +
    disc(50, 46, 6.5, '#24120f') +
    disc(48, 43.6, 2.2, BONE) +
    filled('M35 44a15 15 0 0 1 30 0z', 'currentColor', 'stroke="none"') +
    line('M34 40l32 6'),
  cold: both((x) => disc(x, 50, 8, '#cfe8f5', '') + disc(x, 50, 2.6, '#24120f')) + lid('M27 47v-9h20v7z', 'M27 46h20'),
} as const

export const MOUTHS = {
  smile: line('M38 66q12 12 24 0'),
  dreamy: line('M42 69q8 6 16-1'),
  grin: filled('M34 64h32q-3 17-16 17t-16-17z', BONE) + line('M35 70h30M44 64v15M56 64v15', 'stroke-width="1.6"'),
  laugh:
    filled('M33 63h34q-2 20-17 20t-17-20z', MAW) + filled('M41 79q9-9 18 0q-9 7-18 0z', '#e98a86', 'stroke="none"'),
  oh: filled('M50 62a6 7.5 0 1 1 0 15a6 7.5 0 1 1 0-15z', MAW),
  song:
    filled('M50 60a9 11 0 1 1 0 22a9 11 0 1 1 0-22z', MAW) +
    filled('M43 78q7-6 14 0q-7 7-14 0z', '#e98a86', 'stroke="none"'),
  tongue: line('M37 65q13 11 26 0') + filled('M50 70v6a6 6 0 0 0 12 0v-8z', '#e98a86'),
  smirk: line('M39 70q13 4 22-6M60 61q4 2 3 6'),
  frown: line('M38 74q12-12 24 0'),
  pout: line('M42 71q8-8 16 0') + line('M45 77q5 3 10 0'),
  zigzag: filled('M33 68l6-5 6 5 6-5 6 5 6-5 4 5-4 6-6-4-6 4-6-4-6 4z', BONE),
  fangs: line('M33 66q17 5 34 0') + mirrored(filled('M38 67.5l4 9 4-8z', BONE)),
  shout:
    filled('M32 64q18-6 36 0l-4 18q-14 5-28 0z', MAW) +
    mirrored(filled('M36 63l4 7 4-8z', BONE)) +
    filled('M41 81q9-7 18 0z', '#e98a86', 'stroke="none"'),
  whistle: disc(50, 70, 4.4, MAW, ''),
  kiss: line('M47 64q8 2 1 5q8 2-1 6'),
  clenched:
    `<rect x="35" y="64" width="30" height="12" rx="5" fill="${BONE}"/>` +
    line('M42 64v12M50 64v12M58 64v12', 'stroke-width="1.6"'),
  wavy: line('M36 70q4.6-7 9.3 0t9.3 0t9.3 0'),
  teeth: line('M38 66q12 10 24 0') + filled('M45 70v7h10v-7z', BONE) + line('M50 71v6', 'stroke-width="1.6"'),
  crumbs:
    filled('M35 64h30q-2 15-15 15t-15-15z', MAW) +
    disc(30, 72, 1.8, RED) +
    disc(68, 75, 1.8, RED) +
    disc(65, 70, 1.4, RED),
  sneer: line('M36 72q8-9 16-3t13-5') + filled('M54 68l3 7 3-7z', BONE),
} as const

export const EXTRAS = {
  blush: mirrored(disc(27, 62, 5.5, '#e0463c', 'stroke="none" opacity="0.42"')),
  freckles: mirrored(disc(27, 60, 1.3, '#8c4a22') + disc(32, 63, 1.3, '#8c4a22') + disc(25, 65, 1.3, '#8c4a22')),
  raised: mirrored(line('M28 35q8-7 17-1')),
  doubting: line('M28 34q8-8 17-2M55 39h16'),
  worried: mirrored(line('M29 40l15-6')),
  stern: mirrored(line('M27 34l19 7', 'stroke-width="4"')),
  nightcap:
    filled('M20 34Q38 2 72 12Q92 20 91 50Q84 34 76 30Q48 22 20 34z', '#5f7fb5') +
    disc(91, 54, 6, BONE, '') +
    filled('M17 38q33-17 64-3l-2-8q-32-12-62 3z', BONE),
  jester:
    filled('M22 34Q10 22 14 6Q32 8 40 22Q42 8 54 3Q62 12 61 22Q74 10 90 14Q90 28 78 34Q50 22 22 34z', RED) +
    disc(14, 6, 4, GOLD, '') +
    disc(54, 3, 4, GOLD, '') +
    disc(90, 14, 4, GOLD, ''),
  raincloud:
    filled('M30 16a9 9 0 0 1 16-6a10 10 0 0 1 19 2a8 8 0 0 1 3 15h-38a7 7 0 0 1 0-11z', '#8f9aa8') +
    line('M36 31l-2 5M50 31l-2 5M63 31l-2 5', 'stroke="#6fa8dc"'),
  lollipop:
    line('M78 96L88 66', 'stroke-width="3.4"') +
    disc(90, 58, 12, RED, '') +
    line('M90 52a6 6 0 1 1-6 6a3.5 3.5 0 0 1 6-2', `stroke="${BONE}"`),
  lens: disc(63, 49, 14, 'rgb(255 255 255 / 35%)', 'stroke-width="3.4"') + line('M73 59l15 18', 'stroke-width="5"'),
  greenEye: mirrored(filled('M20 26q12-10 24-1q-10 0-24 1z', '#3f7d3a')),
  hands: mirrored(filled('M12 78q-2-13 8-14l4-12q6-2 5 6l-1 8q9 3 6 14q-6 9-15 8q-6-2-7-10z', 'currentColor')),
  notes:
    filled('M82 40v-20l12-4v18', 'none') +
    disc(79, 41, 4.5, '#24120f') +
    disc(91, 35, 4.5, '#24120f') +
    disc(10, 32, 4, '#24120f') +
    line('M14 32v-17q6 1 7 7'),
  nose: filled('M46 54q4-5 9-1L92 60q3 5-2 7L49 63q-6-3-3-9z', 'currentColor'),
  bandage: `<g transform="rotate(-24 72 30)"><rect x="58" y="24" width="28" height="12" rx="6" fill="#f3d7b0"/><path d="M66 24v12M78 24v12"/></g>`,
  bow: filled('M50 20L30 8q-6 12 0 24zM50 20L70 8q6 12 0 24z', '#d8638a') + disc(50, 20, 6, '#b8406b', ''),
  tear: filled('M28 58q-7 10 0 14q7-4 0-14z', '#7cc0e8'),
  clover:
    [
      [-7, 0],
      [7, 0],
      [0, -7],
      [0, 7],
    ]
      .map(([x, y]) => disc(50 + x!, 15 + y!, 6.5, '#4f9a4a', ''))
      .join('') + line('M50 20q2 7 7 9'),
  propeller:
    filled('M26 30q24-20 48 0z', '#4a90c2') +
    line('M50 20v-8') +
    filled('M50 11q-20-9-24 0q6 6 24 0zM50 11q20-9 24 0q-6 6-24 0z', RED),
  purse: filled('M66 78q-4 18 10 20q18 1 15-15q-2-8-9-10l3-6h-14l3 6q-7 1-8 5z', '#8a5a2b') + disc(78, 86, 5, GOLD, ''),
  sparkles:
    at(12, 26, 'M0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z', GOLD) +
    at(90, 20, 'M0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z', GOLD, 0.8) +
    at(86, 84, 'M0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z', GOLD, 0.6),
  beard: filled('M20 62q0 34 30 36q30-2 30-36q-6 6-14 4q-16-8-32 0q-8 2-14-4z', '#f4efe2'),
  steam: mirrored(line('M12 44q-8-4-4-10t-3-10M7 58q-7-1-6-9', `stroke="${BONE}"`)),
  snores:
    '<text x="78" y="30" font-size="19" stroke="none" fill="#4a3428" font-weight="700">z</text><text x="88" y="17" font-size="14" stroke="none" fill="#4a3428" font-weight="700">z</text>',
  clownNose:
    disc(50, 58, 7, RED, '') + disc(48, 56, 2, BONE) + mirrored(filled('M18 44q-16-4-16-18q14-6 22 6z', '#ee8a2c')),
  laurels: filled('M34 22l-2-15 10 7 8-12 8 12 10-7-2 15q-16-7-32 0z', GOLD),
  lashes: mirrored(line('M27 36q8-6 17-1', 'stroke-width="1.8"') + disc(29, 62, 2, RED)),
  fan: filled('M72 100L60 74Q82 56 98 78z', '#e7a0bd') + line('M72 100L68 71M72 100L79 68M72 100L89 71'),
  hat:
    filled('M12 32q38-16 76 0q-8 6-38 4q-30 2-38-4z', '#b98a4a') +
    filled('M30 28q2-20 20-21q18 1 20 21q-20-8-40 0z', '#c99a58') +
    line('M30 26q20-8 40 0', `stroke="${RED}" stroke-width="3.6"`),
  cape: filled('M14 66Q2 84 6 100H94Q98 84 86 66Q80 90 50 92Q20 90 14 66z', '#3c2a4d'),
  mask:
    filled('M20 42q30-12 60 0q2 16-10 18q-12 1-20-9q-8 10-20 9q-12-2-10-18z', '#241a2e') +
    mirrored(filled('M28 49q8-7 16 1q-8 6-16-1z', BONE) + disc(38, 50, 2.6, '#24120f')),
  floating: at(14, 24, heart, RED, 0.9) + at(88, 30, heart, RED, 0.7) + at(80, 10, heart, RED, 0.55),
  glasses: mirrored(
    disc(37, 49, 12.5, 'rgb(255 255 255 / 22%)', 'stroke-width="3"') +
      line('M49.5 47h1', 'stroke-width="3"') +
      line('M24.5 46l-8-3', 'stroke-width="3"'),
  ),
  mortarboard:
    filled('M50 6L92 22L50 38L8 22z', '#2f3d5c') + line('M88 24v16', `stroke="${GOLD}"`) + disc(88, 43, 3.5, GOLD),
  icicles: filled('M22 26l4 14 5-14 4 11 5-14 5 13 5-14 5 13 5-12 5 13 4-12 6 10 3-12q-28-18-56 4z', '#dff1fa'),
  plume:
    filled('M22 32Q20 8 50 8T78 32Q50 22 22 32z', '#9aa7b5') +
    filled('M50 9Q60-10 84 0Q66 2 58 14z', RED) +
    line('M22 32q28-11 56 0', 'stroke-width="4"'),
  rays: Array.from({ length: 12 }, (_, at) =>
    line('M50 11v-7', `transform="rotate(${at * 30} 50 54)" stroke="${GOLD}" stroke-width="4.4"`),
  ).join(''),
  crown:
    filled('M22 30L18 4l14 12L50 0l18 16L82 4l-4 26q-28-11-56 0z', GOLD) +
    disc(50, 18, 3.6, RED, '') +
    disc(33, 21, 2.6, RED, '') +
    disc(67, 21, 2.6, RED, ''),
  moustache: mirrored(filled('M50 63q-9-7-17-1q-6 3-9-2q-1 10 10 11q11 0 16-8z', '#24120f', 'stroke="none"')),
} as const
