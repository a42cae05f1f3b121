// Made by `make types` from the Python types: change those.

export interface Accomplish {
  readonly kind: "accomplish";
  readonly goal: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
}

export interface Activate {
  readonly kind: "activate";
  readonly power: "chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga";
}

export interface Card {
  readonly astre: "moon" | "planet" | "sun";
  readonly number: 1 | 2 | 3;
  readonly colour: "blue" | "red" | "yellow";
}

export interface CardGiven {
  readonly kind: "card-given";
  readonly seat: number;
  readonly other: number;
  readonly place: number;
  readonly back: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
}

export interface CardLookedAt {
  readonly kind: "card-looked-at";
  readonly seat: number;
  readonly other: number;
  readonly place: number;
}

export interface CardSeen {
  readonly kind: "card-seen";
  readonly card: Card;
}

export interface CardTaken {
  readonly kind: "card-taken";
  readonly seat: number;
  readonly other: number;
  readonly place: number;
  readonly back: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
}

export interface Carriers {
  readonly back: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
  readonly cards: readonly (Card)[];
}

export interface Choice {
  readonly seat: number;
  readonly powers: readonly ["chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga", "chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga", "chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga"];
}

export interface DeckGlimpsed {
  readonly kind: "deck-glimpsed";
  readonly seat: number;
  readonly goals: readonly ("blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow")[];
}

export interface DeckRenewed {
  readonly kind: "deck-renewed";
  readonly count: number;
}

export interface Discard {
  readonly kind: "discard";
  readonly goal: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
}

export interface Discarded {
  readonly goal: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow" | null;
  readonly face_up: boolean;
}

export interface FragmentTurned {
  readonly kind: "fragment-turned";
  readonly seat: number;
  readonly other: number;
  readonly side: "red" | "white";
}

export interface GalaxyCard {
  readonly star: number;
  readonly face_up: boolean;
  readonly card: Sight;
}

export interface GameEnded {
  readonly kind: "game-ended";
  readonly outcome: Outcome;
  readonly winners: readonly (number)[];
}

export interface Give {
  readonly kind: "give";
  readonly place: number;
}

export interface GoOn {
  readonly kind: "go-on";
}

export interface Guess {
  readonly kind: "guess";
  readonly other: number;
  readonly goal: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
}

export interface GuessedRight {
  readonly kind: "guessed-right";
  readonly seat: number;
  readonly other: number;
  readonly goal: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
}

export interface GuessedWrong {
  readonly kind: "guessed-wrong";
  readonly seat: number;
  readonly other: number;
  readonly goal: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
  readonly lost: number;
  readonly turned: number;
}

export interface HandDealt {
  readonly kind: "hand-dealt";
  readonly seat: number;
  readonly cards: readonly (Card)[];
}

export interface Join {
  readonly kind: "join";
  readonly star: number;
}

export interface KeepAll {
  readonly kind: "keep-all";
}

export interface LookAt {
  readonly kind: "look-at";
  readonly other: number;
  readonly place: number;
}

export interface Medium {
  readonly seat: number;
  readonly white: number;
  readonly red: number;
  readonly powers: readonly (OwnPower)[];
  readonly ready: boolean;
  readonly hand: readonly (Sight)[];
  readonly predictions: number;
  readonly accomplished: readonly ("blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow")[];
  readonly fetish: boolean;
  readonly opening: boolean;
  readonly redealt: boolean;
}

export interface NothingDrawn {
  readonly kind: "nothing-drawn";
  readonly seat: number;
}

export interface Options {
  readonly advanced: boolean;
  readonly memory: boolean;
  readonly turn_limit: number;
}

export interface Outcome {
  readonly reason: string;
  readonly winners: readonly (number)[];
  readonly scores: readonly (number)[];
}

export interface OwnPower {
  readonly power: "chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga";
  readonly awake: boolean;
}

export interface PickPowers {
  readonly kind: "pick-powers";
  readonly powers: readonly ["chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga", "chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga", "chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga"];
}

export interface PowerActivated {
  readonly kind: "power-activated";
  readonly seat: number;
  readonly power: "chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga";
}

export interface PowerSkipped {
  readonly kind: "power-skipped";
  readonly seat: number;
}

export interface PowersPicked {
  readonly kind: "powers-picked";
  readonly seat: number;
}

export interface PowersRevealed {
  readonly kind: "powers-revealed";
  readonly choices: readonly (Choice)[];
}

export interface PredictionAccomplished {
  readonly kind: "prediction-accomplished";
  readonly seat: number;
  readonly goal: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
  readonly cards: readonly (Card)[] | null;
  readonly star: number | null;
  readonly white: number;
  readonly red: number;
}

export interface PredictionDiscarded {
  readonly kind: "prediction-discarded";
  readonly seat: number;
}

export interface PredictionDrawn {
  readonly kind: "prediction-drawn";
  readonly seat: number;
  readonly left: number;
}

export interface PredictionReceived {
  readonly kind: "prediction-received";
  readonly seat: number;
  readonly goal: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
}

export interface PredictionsKept {
  readonly kind: "predictions-kept";
  readonly seat: number;
}

export interface Prospect {
  readonly goal: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
  readonly places: readonly (number)[];
}

export interface PutDown {
  readonly kind: "put-down";
  readonly place: number;
}

export interface Redrawn {
  readonly kind: "redrawn";
  readonly seat: number;
}

export interface Sight {
  readonly back: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
  readonly front: Card | null;
  readonly known_by: readonly (number)[];
  readonly dealt: number | null;
}

export interface StarJoined {
  readonly kind: "star-joined";
  readonly seat: number;
  readonly star: number;
}

export interface StarPutDown {
  readonly kind: "star-put-down";
  readonly seat: number;
  readonly star: number;
  readonly place: number;
  readonly back: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
  readonly front: Card | null;
}

export interface StarTaken {
  readonly kind: "star-taken";
  readonly seat: number;
  readonly star: number;
  readonly back: "blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow";
  readonly front: Card | null;
}

export interface Take {
  readonly kind: "take";
  readonly star: number;
}

export interface TakeFrom {
  readonly kind: "take-from";
  readonly other: number;
  readonly place: number;
}

export interface Taken {
  readonly other: number | null;
  readonly place: number;
  readonly card: Sight;
}

export interface TurnBegan {
  readonly kind: "turn-began";
  readonly seat: number;
  readonly number: number;
}

export interface TurnOver {
  readonly kind: "turn-over";
  readonly other: number;
  readonly side: "red" | "white";
}

export interface View {
  readonly kind: "view";
  readonly seat: number | null;
  readonly options: Options;
  readonly phase: "accomplish" | "discard" | "draw" | "exchange" | "give" | "joined" | "look" | "next-turn" | "over" | "power" | "powers" | "put-down" | "suspect" | "take" | "turn-over";
  readonly first: number;
  readonly turn: number;
  readonly number: number;
  readonly mediums: readonly (Medium)[];
  readonly galaxy: readonly (GalaxyCard)[];
  readonly held: readonly ("blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow")[];
  readonly deck: number;
  readonly returned: readonly ("blue" | "moon" | "one" | "planet" | "red" | "sun" | "three" | "two" | "yellow")[];
  readonly discards: readonly (Discarded)[];
  readonly redrawn: readonly (number)[];
  readonly claimed: boolean;
  readonly guessed: boolean;
  readonly activated: "chilam-balam" | "druidess" | "fetish-maker" | "omikuji" | "pythia" | "tohunga" | null;
  readonly joined: number | null;
  readonly taken: Taken | null;
  readonly exchanges: number;
  readonly carriers: readonly (Carriers)[];
  readonly ended: string | null;
  readonly step: "draw" | "exchange" | "power" | "say" | null;
  readonly prospects: readonly (Prospect)[];
  readonly promising: readonly (number)[];
}

export type Move = PickPowers | Join | Accomplish | Guess | GoOn | Activate | TakeFrom | Give | LookAt | Discard | KeepAll | TurnOver | Take | PutDown;

export type Event = PowersPicked | PowersRevealed | HandDealt | TurnBegan | StarJoined | PredictionAccomplished | GuessedRight | GuessedWrong | PredictionDrawn | PredictionReceived | DeckGlimpsed | Redrawn | NothingDrawn | DeckRenewed | PowerActivated | PowerSkipped | CardTaken | CardGiven | CardLookedAt | CardSeen | PredictionDiscarded | PredictionsKept | FragmentTurned | StarTaken | StarPutDown | GameEnded;

export type Signal = null;

export const CARDS = [{"astre":"moon","number":1,"colour":"yellow"},{"astre":"moon","number":1,"colour":"blue"},{"astre":"moon","number":1,"colour":"red"},{"astre":"moon","number":2,"colour":"yellow"},{"astre":"moon","number":2,"colour":"blue"},{"astre":"moon","number":2,"colour":"red"},{"astre":"moon","number":3,"colour":"yellow"},{"astre":"moon","number":3,"colour":"blue"},{"astre":"moon","number":3,"colour":"red"},{"astre":"sun","number":1,"colour":"yellow"},{"astre":"sun","number":1,"colour":"blue"},{"astre":"sun","number":1,"colour":"red"},{"astre":"sun","number":2,"colour":"yellow"},{"astre":"sun","number":2,"colour":"blue"},{"astre":"sun","number":2,"colour":"red"},{"astre":"sun","number":3,"colour":"yellow"},{"astre":"sun","number":3,"colour":"blue"},{"astre":"sun","number":3,"colour":"red"},{"astre":"planet","number":1,"colour":"yellow"},{"astre":"planet","number":1,"colour":"blue"},{"astre":"planet","number":1,"colour":"red"},{"astre":"planet","number":2,"colour":"yellow"},{"astre":"planet","number":2,"colour":"blue"},{"astre":"planet","number":2,"colour":"red"},{"astre":"planet","number":3,"colour":"yellow"},{"astre":"planet","number":3,"colour":"blue"},{"astre":"planet","number":3,"colour":"red"}] as const;

export const GOALS = ["moon","sun","planet","one","two","three","yellow","blue","red"] as const;

export const POWERS = ["pythia","druidess","omikuji","fetish-maker","tohunga","chilam-balam"] as const;

export const POWERS_EACH = 3 as const;

export const STEPS = ["say","draw","power","exchange"] as const;

export const ENOUGH = 3 as const;

export const STAR = 6 as const;

export const GUESSED_RIGHT = 1 as const;
