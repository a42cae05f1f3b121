// Whether something is said already, for sentences that would say the same twice.
import type { FluentFunction } from '@fluent/bundle'

/** As catalogues call it: { AMONG($idea, $seen, $answers) -> [yes] … *[no] … }. */
export const AMONG: FluentFunction = ([one, ...others]) => (others.map(String).includes(String(one)) ? 'yes' : 'no')
