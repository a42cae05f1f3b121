// Made by `make types` from the Python types: change those.

export interface Abstained {
  readonly kind: "abstained";
  readonly seats: readonly (number)[];
}

export interface Ballot {
  readonly seat: number;
  readonly group: number | null;
}

export interface CallCrow {
  readonly kind: "call-crow";
}

export interface CardFound {
  readonly kind: "card-found";
  readonly medium: number;
  readonly card: string;
  readonly reasons: readonly (Reason)[];
}

export interface ChooseGuilty {
  readonly kind: "choose-guilty";
  readonly group: number;
}

export interface Combination {
  readonly medium: number;
  readonly suspect: string;
  readonly place: string;
  readonly object: string;
}

export interface CombinationsDrawn {
  readonly kind: "combinations-drawn";
  readonly combinations: readonly (Combination)[];
}

export interface CommonVisionSent {
  readonly kind: "common-vision-sent";
}

export interface CrowSpent {
  readonly kind: "crow-spent";
  readonly left: number;
}

export interface EpilogueBegan {
  readonly kind: "epilogue-began";
  readonly groups: readonly (Suspects)[];
  readonly crows: number;
}

export interface Find {
  readonly hour: number;
  readonly medium: number;
  readonly card: string;
  readonly visions: readonly (string)[];
  readonly reasons: readonly (Reason)[];
}

export interface Finish {
  readonly kind: "finish";
}

export interface GameBegan {
  readonly kind: "game-began";
  readonly ghost: number;
  readonly suspects: readonly (string)[];
  readonly places: readonly (string)[];
  readonly objects: readonly (string)[];
}

export interface GameEnded {
  readonly kind: "game-ended";
  readonly outcome: Outcome;
  readonly guilty: number | null;
  readonly combinations: readonly (Combination)[];
}

export interface GroupAccused {
  readonly kind: "group-accused";
  readonly group: number;
}

export interface GuiltyChosen {
  readonly kind: "guilty-chosen";
  readonly group: number;
}

export interface HandFilled {
  readonly kind: "hand-filled";
  readonly count: number;
  readonly left: number;
}

export interface HandRedrawn {
  readonly kind: "hand-redrawn";
  readonly count: number;
}

export interface HourBegan {
  readonly kind: "hour-began";
  readonly hour: number;
  readonly crows: number;
}

export interface IntuitionLifted {
  readonly kind: "intuition-lifted";
  readonly medium: number;
}

export interface IntuitionPlaced {
  readonly kind: "intuition-placed";
  readonly medium: number;
  readonly card: string;
}

export interface IntuitionWrong {
  readonly kind: "intuition-wrong";
  readonly medium: number;
  readonly card: string | null;
}

export interface Judge {
  readonly kind: "judge";
  readonly medium: number;
  readonly verdict: "right" | "wrong";
}

export interface Lay {
  readonly kind: "lay";
  readonly vision: string;
}

export interface Lift {
  readonly kind: "lift";
  readonly medium: number;
}

export interface MarkerMoved {
  readonly kind: "marker-moved";
  readonly medium: number;
  readonly steps: number;
  readonly space: number;
}

export interface MediumServed {
  readonly kind: "medium-served";
  readonly medium: number;
}

export interface Options {
  readonly difficulty: "easy" | "hard" | "medium";
  readonly ghost: number | null;
  readonly sandglass: number;
  readonly ghost_turns: number;
}

export interface Outcome {
  readonly reason: string;
  readonly winners: readonly (number)[];
  readonly scores: readonly (number)[];
}

export interface Place {
  readonly kind: "place";
  readonly medium: number;
  readonly card: string;
}

export interface Point {
  readonly kind: "point";
  readonly group: number;
}

export interface Pointed {
  readonly kind: "pointed";
  readonly seat: number;
  readonly group: number;
}

export interface Ready {
  readonly kind: "ready";
}

export interface Reason {
  readonly vision: string;
  readonly seen: string;
  readonly answers: string;
  readonly idea: string;
}

export interface SaidReady {
  readonly kind: "said-ready";
  readonly seat: number;
}

export interface Seer {
  readonly medium: number;
  readonly seat: number;
  readonly seeks: "epilogue" | "object" | "place" | "suspect";
  readonly sleeve: readonly (string)[];
  readonly visions: readonly (string)[];
  readonly tried: readonly (string)[];
  readonly intuition: string | null;
  readonly beside: readonly (Token)[];
  readonly hand: Tokens;
  readonly spent: Tokens;
  readonly marker: number;
  readonly sees: number;
}

export interface Serve {
  readonly kind: "serve";
  readonly medium: number;
}

export interface Suspects {
  readonly group: number;
  readonly medium: number | null;
  readonly suspect: string;
  readonly place: string;
  readonly object: string;
}

export interface TieBroken {
  readonly kind: "tie-broken";
  readonly seat: number;
  readonly group: number;
}

export interface TimeRanOut {
  readonly kind: "time-ran-out";
}

export interface TimeUp {
  readonly kind: "time-up";
}

export interface Token {
  readonly by: number;
  readonly verdict: "right" | "wrong";
}

export interface TokenPlaced {
  readonly kind: "token-placed";
  readonly by: number;
  readonly medium: number;
  readonly verdict: "right" | "wrong";
}

export interface TokenTakenBack {
  readonly kind: "token-taken-back";
  readonly by: number;
  readonly medium: number;
}

export interface Tokens {
  readonly right: number;
  readonly wrong: number;
}

export interface TokensRecovered {
  readonly kind: "tokens-recovered";
}

export interface View {
  readonly kind: "view";
  readonly seat: number | null;
  readonly options: Options;
  readonly phase: "culprit" | "intuitions" | "over" | "visions" | "vote";
  readonly hour: number;
  readonly ghost: number;
  readonly suspects: readonly (string)[];
  readonly places: readonly (string)[];
  readonly objects: readonly (string)[];
  readonly mediums: readonly (Seer)[];
  readonly levels: readonly (number)[];
  readonly track: readonly (number)[];
  readonly finds: readonly (Find)[];
  readonly crows: number;
  readonly hand: readonly (string)[];
  readonly aside: readonly (string)[];
  readonly held: number;
  readonly pile: number;
  readonly crow: boolean;
  readonly serving: number | null;
  readonly laid: number;
  readonly unserved: readonly (number)[];
  readonly combinations: readonly (Combination)[];
  readonly ready: readonly (number)[];
  readonly groups: readonly (Suspects)[];
  readonly guilty: number | null;
  readonly common: readonly (string)[];
  readonly shown: number;
  readonly voters: readonly (number)[];
  readonly voted: readonly (number)[];
  readonly ballots: readonly (Ballot)[];
  readonly accused: number | null;
  readonly open_vote: boolean;
  readonly ended: string | null;
}

export interface VisionChosen {
  readonly kind: "vision-chosen";
  readonly vision: string;
}

export interface VisionGiven {
  readonly kind: "vision-given";
  readonly medium: number;
  readonly vision: string;
}

export interface VisionSetAside {
  readonly kind: "vision-set-aside";
  readonly vision: string;
}

export interface VisionTurned {
  readonly kind: "vision-turned";
  readonly vision: string;
  readonly voters: readonly (number)[];
}

export interface VisionsDrawn {
  readonly kind: "visions-drawn";
  readonly visions: readonly (string)[];
}

export interface VisionsEnded {
  readonly kind: "visions-ended";
  readonly minutes: number | null;
}

export interface Vote {
  readonly kind: "vote";
  readonly group: number;
}

export interface VoteCast {
  readonly kind: "vote-cast";
  readonly seat: number;
}

export interface VotesRevealed {
  readonly kind: "votes-revealed";
  readonly ballots: readonly (Ballot)[];
}

export interface Withdraw {
  readonly kind: "withdraw";
  readonly medium: number;
}

export type Move = Serve | CallCrow | Lay | Finish | Place | Lift | Judge | Withdraw | Ready | ChooseGuilty | Vote | Point | TimeUp;

export type Event = GameBegan | CombinationsDrawn | HourBegan | TokensRecovered | HandFilled | VisionsDrawn | CrowSpent | VisionSetAside | HandRedrawn | MediumServed | VisionGiven | VisionsEnded | IntuitionPlaced | IntuitionLifted | TokenPlaced | TokenTakenBack | SaidReady | TimeRanOut | CardFound | IntuitionWrong | MarkerMoved | EpilogueBegan | GuiltyChosen | VisionChosen | CommonVisionSent | VisionTurned | VoteCast | Pointed | Abstained | VotesRevealed | TieBroken | GroupAccused | GameEnded;

export type Signal = null;

export const SOUGHT = ["suspect","place","object"] as const;

export const HOURS = 7 as const;

export const COMMON = 3 as const;
