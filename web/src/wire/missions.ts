// Made by `make types` from the Python types: change those.

export interface AllAlike {
  readonly kind: "all-alike";
  readonly parity: "even" | "odd";
}

export interface AllDifferent {
  readonly kind: "all-different";
}

export interface Alternate {
  readonly kind: "alternate";
}

export interface Card {
  readonly symbol: "binoculars" | "compass" | "knife" | "lighter";
  readonly value: number;
}

export interface CardLaid {
  readonly kind: "card-laid";
  readonly seat: number;
  readonly card: Card;
  readonly stack: number;
}

export interface CardsReceived {
  readonly kind: "cards-received";
  readonly seat: number;
  readonly cards: readonly (Card)[];
}

export interface DifferentSymbols {
  readonly kind: "different-symbols";
}

export interface DifferentValues {
  readonly kind: "different-values";
}

export interface DoubleSum {
  readonly kind: "double-sum";
  readonly double: "binoculars" | "compass" | "knife" | "lighter";
  readonly single: "binoculars" | "compass" | "knife" | "lighter";
}

export interface EqualValues {
  readonly kind: "equal-values";
}

export interface GameBegan {
  readonly kind: "game-began";
  readonly first: number | null;
}

export interface GameEnded {
  readonly kind: "game-ended";
  readonly outcome: Outcome;
  readonly medal: "bronze" | "silver" | "gold" | null;
  readonly accomplished: number;
  readonly missing: number;
}

export interface HandFilled {
  readonly kind: "hand-filled";
  readonly seat: number;
  readonly count: number;
  readonly left: number;
}

export interface Lay {
  readonly kind: "lay";
  readonly card: Card;
  readonly stack: number;
}

export interface MedalWon {
  readonly kind: "medal-won";
  readonly medal: "bronze" | "silver" | "gold";
}

export interface Mission {
  readonly number: number;
  readonly condition: DifferentSymbols | TwoApart | TwoTogether | ThreeOf | OnlyTwoSymbols | RowSum | DifferentValues | EqualValues | Rise | Run | Within | AllAlike | Alternate | SymbolSum | SameSum | DoubleSum | AllDifferent;
}

export interface MissionSignal {
  readonly kind: "mission-signal";
  readonly word: "aim" | "can-help";
  readonly mission: number;
  readonly wind: number;
}

export interface MissionTurnedUp {
  readonly kind: "mission-turned-up";
  readonly mission: Mission;
  readonly place: number;
}

export interface MissionsAccomplished {
  readonly kind: "missions-accomplished";
  readonly seat: number | null;
  readonly missions: readonly (Mission)[];
}

export interface OnlyTwoSymbols {
  readonly kind: "only-two-symbols";
  readonly one: "binoculars" | "compass" | "knife" | "lighter";
  readonly other: "binoculars" | "compass" | "knife" | "lighter";
}

export interface Opening {
  readonly card: Card;
  readonly stack: number;
  readonly missions: readonly (Mission)[];
}

export interface Options {
  readonly frenzy: 0 | 3 | 4 | 5;
  readonly look_under: boolean;
  readonly silence: boolean;
  readonly late_wind: boolean;
  readonly hints: boolean;
  readonly first: number | null;
}

export interface Outcome {
  readonly reason: string;
  readonly winners: readonly (number)[];
  readonly scores: readonly (number)[];
}

export interface Rise {
  readonly kind: "rise";
}

export interface RowSum {
  readonly kind: "row-sum";
  readonly total: number;
}

export interface Run {
  readonly kind: "run";
}

export interface SameSum {
  readonly kind: "same-sum";
  readonly one: "binoculars" | "compass" | "knife" | "lighter";
  readonly other: "binoculars" | "compass" | "knife" | "lighter";
}

export interface SecondWind {
  readonly kind: "second-wind";
  readonly gathered: number;
  readonly left: number;
}

export interface StackSignal {
  readonly kind: "stack-signal";
  readonly word: "avoid" | "good-card" | "please";
  readonly stack: number;
  readonly height: number;
  readonly wind: number;
}

export interface SymbolSum {
  readonly kind: "symbol-sum";
  readonly symbol: "binoculars" | "compass" | "knife" | "lighter";
  readonly total: number;
}

export interface ThreeOf {
  readonly kind: "three-of";
  readonly symbol: "binoculars" | "compass" | "knife" | "lighter";
}

export interface TimeUp {
  readonly kind: "time-up";
}

export interface TwoApart {
  readonly kind: "two-apart";
  readonly symbol: "binoculars" | "compass" | "knife" | "lighter";
}

export interface TwoTogether {
  readonly kind: "two-together";
  readonly symbol: "binoculars" | "compass" | "knife" | "lighter";
}

export interface View {
  readonly kind: "view";
  readonly seat: number | null;
  readonly options: Options;
  readonly missions: readonly (Mission | null)[];
  readonly stacks: readonly (Card)[];
  readonly heights: readonly (number)[];
  readonly lowest: readonly (Card)[];
  readonly under: readonly (readonly (Card)[])[] | null;
  readonly hand: readonly (Card)[];
  readonly hands: readonly (number)[];
  readonly turn: number | null;
  readonly cards_left: number;
  readonly missions_left: number;
  readonly accomplished: readonly (Mission)[];
  readonly medals: readonly ("bronze" | "silver" | "gold")[];
  readonly to_next_medal: number | null;
  readonly winds: number;
  readonly openings: readonly (Opening)[];
  readonly achiever: number | null;
  readonly ended: string | null;
}

export interface Within {
  readonly kind: "within";
  readonly low: number;
  readonly high: number;
}

export type Move = Lay | TimeUp;

export type Event = GameBegan | CardsReceived | CardLaid | HandFilled | MissionsAccomplished | MissionTurnedUp | MedalWon | SecondWind | GameEnded;

export type Signal = StackSignal | MissionSignal;

export const SYMBOLS = ["lighter","binoculars","knife","compass"] as const;

export const VALUES = [1,2,3,4,5,6,7] as const;

export const ALLOWED = {"46":[1,2,3],"47":[5,6,7],"48":[2,4,6],"49":[1,3,5,7]} as const;

export const MEDALS = ["bronze","silver","gold"] as const;

export const MISSIONS = [{"number":1,"condition":{"kind":"symbol-sum","symbol":"lighter","total":2}},{"number":2,"condition":{"kind":"symbol-sum","symbol":"compass","total":3}},{"number":3,"condition":{"kind":"symbol-sum","symbol":"knife","total":4}},{"number":4,"condition":{"kind":"symbol-sum","symbol":"binoculars","total":6}},{"number":5,"condition":{"kind":"symbol-sum","symbol":"binoculars","total":7}},{"number":6,"condition":{"kind":"symbol-sum","symbol":"compass","total":9}},{"number":7,"condition":{"kind":"symbol-sum","symbol":"knife","total":10}},{"number":8,"condition":{"kind":"symbol-sum","symbol":"lighter","total":11}},{"number":9,"condition":{"kind":"row-sum","total":10}},{"number":10,"condition":{"kind":"row-sum","total":15}},{"number":11,"condition":{"kind":"row-sum","total":18}},{"number":12,"condition":{"kind":"row-sum","total":20}},{"number":13,"condition":{"kind":"different-symbols"}},{"number":14,"condition":{"kind":"different-values"}},{"number":15,"condition":{"kind":"all-different"}},{"number":16,"condition":{"kind":"equal-values"}},{"number":17,"condition":{"kind":"two-apart","symbol":"lighter"}},{"number":18,"condition":{"kind":"two-apart","symbol":"binoculars"}},{"number":19,"condition":{"kind":"two-apart","symbol":"knife"}},{"number":20,"condition":{"kind":"two-apart","symbol":"compass"}},{"number":21,"condition":{"kind":"two-together","symbol":"lighter"}},{"number":22,"condition":{"kind":"two-together","symbol":"binoculars"}},{"number":23,"condition":{"kind":"two-together","symbol":"knife"}},{"number":24,"condition":{"kind":"two-together","symbol":"compass"}},{"number":25,"condition":{"kind":"three-of","symbol":"lighter"}},{"number":26,"condition":{"kind":"three-of","symbol":"binoculars"}},{"number":27,"condition":{"kind":"three-of","symbol":"knife"}},{"number":28,"condition":{"kind":"three-of","symbol":"compass"}},{"number":29,"condition":{"kind":"only-two-symbols","one":"binoculars","other":"lighter"}},{"number":30,"condition":{"kind":"only-two-symbols","one":"knife","other":"compass"}},{"number":31,"condition":{"kind":"only-two-symbols","one":"knife","other":"binoculars"}},{"number":32,"condition":{"kind":"same-sum","one":"knife","other":"lighter"}},{"number":33,"condition":{"kind":"same-sum","one":"binoculars","other":"compass"}},{"number":34,"condition":{"kind":"same-sum","one":"compass","other":"knife"}},{"number":35,"condition":{"kind":"same-sum","one":"binoculars","other":"knife"}},{"number":36,"condition":{"kind":"same-sum","one":"lighter","other":"compass"}},{"number":37,"condition":{"kind":"same-sum","one":"lighter","other":"binoculars"}},{"number":38,"condition":{"kind":"double-sum","double":"knife","single":"compass"}},{"number":39,"condition":{"kind":"double-sum","double":"binoculars","single":"knife"}},{"number":40,"condition":{"kind":"double-sum","double":"compass","single":"binoculars"}},{"number":41,"condition":{"kind":"double-sum","double":"compass","single":"lighter"}},{"number":42,"condition":{"kind":"double-sum","double":"binoculars","single":"lighter"}},{"number":43,"condition":{"kind":"double-sum","double":"lighter","single":"knife"}},{"number":44,"condition":{"kind":"rise"}},{"number":45,"condition":{"kind":"run"}},{"number":46,"condition":{"kind":"within","low":1,"high":3}},{"number":47,"condition":{"kind":"within","low":5,"high":7}},{"number":48,"condition":{"kind":"all-alike","parity":"even"}},{"number":49,"condition":{"kind":"all-alike","parity":"odd"}},{"number":50,"condition":{"kind":"alternate"}}] as const;

export const MISSION_COUNT = 50 as const;
