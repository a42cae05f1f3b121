// French « de » and « que » before a name: « l’éventail d’Agathe », « de Berthe ».
import type { FluentFunction } from '@fluent/bundle'

/** How names begin that « de » loses its e before, their accents taken off: Agathe, Élise, Yves but not Yann; h is mute
 *  in Hélène and Hugo, and before a it is mostly not, as in Hans and Hassan. The terminal has the same in core/catalogue.py. */
const ELIDING = /^(?:[aeiouœæ]|y[^aeiou]|h(?!a)|hadri)/iu

export function elide(particle: string, name: string): string {
  return ELIDING.test(name.normalize('NFD')) ? `${particle.slice(0, -1)}’${name}` : `${particle} ${name}`
}

/** As catalogues call it: { ELIDE("de", $name) }. */
export const ELIDE: FluentFunction = ([particle, name]) => elide(String(particle), String(name))
