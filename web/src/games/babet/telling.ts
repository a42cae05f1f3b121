/** How both games of this box are told. */
import type * as alone from '../../wire/babet-solo'
import type * as teams from '../../wire/babet'
import type { Happening, Telling } from '../../kit/telling'
import type { Sound } from './sounds'
import { tellAlone, type SoloScene } from './solo/telling'
import { tellTeams, type TeamScene } from './teams/telling'

type Alone = Happening<alone.View, alone.Event>
type Together = Happening<teams.View, teams.Event>

const isAlone = (happened: Alone | Together): happened is Alone => happened.game === 'babet-solo'

export function tell(happened: Alone | Together): Telling<alone.View | teams.View, SoloScene | TeamScene, Sound> {
  return isAlone(happened) ? tellAlone(happened) : tellTeams(happened)
}
