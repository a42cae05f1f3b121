// Made by `make types` from the Python types: change those.

export interface CardPlayed {
  readonly kind: "card-played";
  readonly card: number;
  readonly place: number;
}

export interface CardRestocked {
  readonly kind: "card-restocked";
  readonly card: number;
  readonly to: number;
}

export interface CardTurned {
  readonly kind: "card-turned";
  readonly card: number;
  readonly stock: number;
}

export interface CardsMoved {
  readonly kind: "cards-moved";
  readonly cards: readonly (number)[];
  readonly to: number;
}

export interface GiveUp {
  readonly kind: "give-up";
}

export interface MoveCards {
  readonly kind: "move-cards";
  readonly place: number;
  readonly count: number;
  readonly to: number;
}

export interface Options {
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly winnable: boolean;
  readonly day: number | null;
}

export interface Outcome {
  readonly reason: string;
  readonly winners: readonly (number)[];
  readonly scores: readonly (number)[];
}

export interface PlayCard {
  readonly kind: "play-card";
  readonly stock: number;
  readonly place: number;
}

export interface Restock {
  readonly kind: "restock";
  readonly stock: number;
  readonly to: number;
}

export interface SoloBegan {
  readonly kind: "solo-began";
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly faces: readonly (number)[];
  readonly proved: boolean;
}

export interface SoloEnded {
  readonly kind: "solo-ended";
  readonly outcome: Outcome;
  readonly personalities: number;
}

export interface View {
  readonly kind: "view";
  readonly seat: number | null;
  readonly options: Options;
  readonly faces: readonly (number | null)[];
  readonly heights: readonly (number)[];
  readonly places: readonly (readonly (number)[])[];
  readonly hidden: readonly (number)[];
  readonly moves_left: number;
  readonly proved: boolean;
  readonly ended: string | null;
  readonly aim_places: number;
}

export type Move = PlayCard | MoveCards | Restock | GiveUp;

export type Event = SoloBegan | CardPlayed | CardTurned | CardsMoved | CardRestocked | SoloEnded;

export type Signal = null;
