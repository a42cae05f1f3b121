// Made by `make types` from the Python types: change those.

export interface Aim {
  readonly role: "artisou" | "foutralou";
  readonly slots: readonly (Slot)[];
  readonly spare: readonly (readonly (number)[])[];
}

export interface CardDrawn {
  readonly kind: "card-drawn";
  readonly seat: number;
  readonly left: number;
}

export interface CardLaid {
  readonly kind: "card-laid";
  readonly seat: number;
  readonly card: number;
  readonly on: number | null;
}

export interface CardReceived {
  readonly kind: "card-received";
  readonly seat: number;
  readonly card: number;
}

export interface CardTaken {
  readonly kind: "card-taken";
  readonly seat: number;
  readonly card: number;
}

export interface Draw {
  readonly kind: "draw";
}

export interface EndTurn {
  readonly kind: "end-turn";
}

export interface GameBegan {
  readonly kind: "game-began";
  readonly order: readonly (number)[];
}

export interface GameEnded {
  readonly kind: "game-ended";
  readonly outcome: Outcome;
}

export interface Lay {
  readonly kind: "lay";
  readonly card: number;
  readonly on: number | null;
}

export interface MirrorSeen {
  readonly kind: "mirror-seen";
  readonly seat: number;
  readonly card: number;
  readonly mirror: number;
}

export interface MovePile {
  readonly kind: "move-pile";
  readonly lowest: number;
  readonly onto: number;
}

export interface Options {
  readonly roles: "dealt" | "hidden" | "shared";
  readonly triplette: boolean;
  readonly mirrors: boolean;
}

export interface Outcome {
  readonly reason: string;
  readonly winners: readonly (number)[];
  readonly scores: readonly (number)[];
}

export interface PersonalityFinished {
  readonly kind: "personality-finished";
  readonly cards: readonly (number)[];
  readonly temper: "kind" | "wicked";
}

export interface PileMoved {
  readonly kind: "pile-moved";
  readonly seat: number;
  readonly cards: readonly (number)[];
  readonly onto: number;
}

export interface RiverFilled {
  readonly kind: "river-filled";
  readonly cards: readonly (number)[];
  readonly left: number;
}

export interface RoleReceived {
  readonly kind: "role-received";
  readonly seat: number;
  readonly role: "artisou" | "foutralou";
}

export interface RolesShown {
  readonly kind: "roles-shown";
  readonly artisous: readonly (number)[];
  readonly foutralous: readonly (number)[];
}

export interface Slot {
  readonly wanted: "all-kind" | "kind" | "wicked";
  readonly cards: readonly (number)[] | null;
}

export interface Take {
  readonly kind: "take";
  readonly card: number;
}

export interface Triplette {
  readonly kind: "triplette";
  readonly cards: readonly (number)[];
  readonly number: number;
  readonly left: number;
}

export interface TurnPassed {
  readonly kind: "turn-passed";
  readonly seat: number;
  readonly unused: number;
}

export interface View {
  readonly kind: "view";
  readonly seat: number | null;
  readonly options: Options;
  readonly roles: readonly ("artisou" | "foutralou" | null)[];
  readonly order: readonly (number)[];
  readonly piles: readonly (readonly (number)[])[];
  readonly personalities: readonly (readonly (number)[])[];
  readonly river: readonly (number)[];
  readonly cards_left: number;
  readonly hand: readonly (number)[];
  readonly hands: readonly (number)[];
  readonly shown: readonly (readonly (number)[])[];
  readonly not_held: readonly (readonly (number)[])[];
  readonly turn: number | null;
  readonly draws: number;
  readonly actions: number;
  readonly laid: number | null;
  readonly mirrored: boolean;
  readonly active: boolean;
  readonly idle: number;
  readonly triplettes: number;
  readonly ended: string | null;
  readonly aims: readonly (Aim)[];
}

export type Move = Take | Draw | Lay | MovePile | EndTurn;

export type Event = GameBegan | RolesShown | RoleReceived | RiverFilled | CardTaken | CardDrawn | CardReceived | CardLaid | PileMoved | Triplette | PersonalityFinished | MirrorSeen | TurnPassed | GameEnded;

export type Signal = null;

export const PERSONALITY = 5 as const;

export const WICKED = [3,6,9,12,15,18,21,24,27,30] as const;
