// Made by `make types` from the Python types: change those.

export interface BribeUsed {
  readonly kind: "bribe-used";
  readonly seat: number;
  readonly stone: "emerald" | "ruby" | "sapphire";
}

export interface Buy {
  readonly kind: "buy";
  readonly favour: "bribe" | "damocles" | "exchange" | "immunity";
}

export interface Cancel {
  readonly kind: "cancel";
}

export interface ChestsExchanged {
  readonly kind: "chests-exchanged";
  readonly seat: number;
  readonly other: number;
}

export interface CoinDrawn {
  readonly kind: "coin-drawn";
  readonly seat: number;
  readonly left: number;
}

export interface CompanionOptions {
  readonly coins: number;
}

export interface Confirm {
  readonly kind: "confirm";
}

export interface Cup {
  readonly seat: number;
  readonly dice: readonly ("diamond" | "emerald" | "favour" | "obsidian" | "ruby" | "sapphire")[];
}

export interface CupWorth {
  readonly seat: number;
  readonly least: number;
  readonly most: number | null;
}

export interface CurseDrawn {
  readonly kind: "curse-drawn";
  readonly seat: number;
}

export interface DamoclesFell {
  readonly kind: "damocles-fell";
  readonly seat: number;
}

export interface Decline {
  readonly kind: "decline";
}

export interface DieGivenUp {
  readonly kind: "die-given-up";
  readonly seat: number;
  readonly left: number;
}

export interface Draw {
  readonly kind: "draw";
}

export interface DrawAnnounced {
  readonly kind: "draw-announced";
  readonly seat: number;
}

export interface DrawCancelled {
  readonly kind: "draw-cancelled";
  readonly seat: number;
}

export interface FavourBought {
  readonly kind: "favour-bought";
  readonly seat: number;
  readonly favour: "bribe" | "damocles" | "exchange" | "immunity";
  readonly price: number;
}

export interface FavourDeclined {
  readonly kind: "favour-declined";
  readonly seat: number;
}

export interface GameEnded {
  readonly kind: "game-ended";
  readonly outcome: Outcome;
  readonly winner: number;
}

export interface GiveDie {
  readonly kind: "give-die";
}

export interface ImmunitySpent {
  readonly kind: "immunity-spent";
  readonly seat: number;
}

export interface ObsidianCard {
  readonly seat: number;
  readonly value: number;
}

export interface Odds {
  readonly bid: number;
  readonly least: number;
  readonly most: number | null;
}

export interface Options {
  readonly coins: number;
  readonly odds: boolean;
  readonly patience: number;
}

export interface Outcome {
  readonly reason: string;
  readonly winners: readonly (number)[];
  readonly scores: readonly (number)[];
}

export interface Pirate {
  readonly seat: number;
  readonly dice: number;
  readonly coins: number;
  readonly chest: number;
  readonly favour: "bribe" | "damocles" | "exchange" | "immunity" | null;
  readonly cursed: boolean;
}

export interface RoundBegan {
  readonly kind: "round-began";
  readonly round: number;
  readonly first: number;
  readonly stone: "emerald" | "ruby" | "sapphire";
  readonly highest: number;
}

export interface Said {
  readonly seat: number;
  readonly count: number;
}

export interface Swap {
  readonly kind: "swap";
  readonly other: number;
}

export interface UseBribe {
  readonly kind: "use-bribe";
}

export interface View {
  readonly kind: "view";
  readonly seat: number | null;
  readonly options: Options;
  readonly phase: "bids" | "bribe" | "confirm" | "exchange" | "favours" | "next-round" | "obsidian" | "over" | "punishment" | "real-table";
  readonly round: number;
  readonly first: number;
  readonly turn: number;
  readonly stone: "emerald" | "ruby" | "sapphire";
  readonly worth: readonly (Worth)[];
  readonly highest: number;
  readonly dice: number;
  readonly cups: readonly (Cup)[];
  readonly bids: readonly (Said)[];
  readonly odds: readonly (Odds)[];
  readonly total: number | null;
  readonly punished: number | null;
  readonly pirates: readonly (Pirate)[];
  readonly bribe: number | null;
  readonly immunity: number | null;
  readonly damocles: boolean;
  readonly to_ask: readonly (number)[];
  readonly cards: readonly (ObsidianCard)[];
  readonly chosen: readonly (number)[];
  readonly late: readonly (number)[];
  readonly acting: readonly (number)[];
  readonly lowest: number;
  readonly cup_worths: readonly (CupWorth)[];
  readonly winner: number | null;
}

export interface Worth {
  readonly face: "diamond" | "emerald" | "favour" | "obsidian" | "ruby" | "sapphire";
  readonly least: number;
  readonly most: number | null;
}

export type Move = UseBribe | GiveDie | Draw | Confirm | Cancel | Buy | Decline | Swap;

export type Event = RoundBegan | BribeUsed | DieGivenUp | DrawAnnounced | DrawCancelled | ImmunitySpent | DamoclesFell | CoinDrawn | CurseDrawn | FavourBought | FavourDeclined | ChestsExchanged | GameEnded;

export type Signal = null;
