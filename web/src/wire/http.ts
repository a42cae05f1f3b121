// Made by `make types` from the Python types: change those.

export interface Belief {
  readonly guess: unknown;
  readonly odds: number;
}

export interface Companion {
  readonly sitter: "bot" | "nobody" | "person";
  readonly name: string | null;
  readonly level: string | null;
}

export interface Found {
  readonly table: string;
}

export interface Frame {
  readonly ply: number;
  readonly seat: number | null;
  readonly move: unknown | null;
  readonly view: unknown;
  readonly events: readonly (unknown)[];
  readonly thoughts: readonly (Thought)[];
  readonly beliefs: readonly (Belief)[];
}

export interface House {
  readonly address: string | null;
  readonly passkeys: string | null;
}

export interface Known {
  readonly games: number;
  readonly devices: number;
  readonly passkeys: number;
  readonly joined: boolean;
}

export interface Link {
  readonly token: string;
}

export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly free: number;
}

export interface NewTable {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  readonly pace: number | null;
  readonly private: boolean;
}

export interface Opened {
  readonly table: string;
  readonly code: string;
}

export interface Outcome {
  readonly reason: string;
  readonly winners: readonly (number)[];
  readonly scores: readonly (number)[];
}

export interface OwnGame {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly status: "gathering" | "over" | "playing";
  readonly seats: readonly (number)[];
  readonly given_up: readonly (number)[];
  readonly people: readonly (Companion)[];
  readonly acting: readonly (number)[];
  readonly your_move: boolean;
  readonly moved_at: number;
  readonly until: number | null;
  readonly outcome: Outcome | null;
}

export interface OwnGames {
  readonly now: number;
  readonly games: readonly (OwnGame)[];
  readonly next: string | null;
}

export interface PairingCode {
  readonly link: string;
  readonly qr: string;
}

export interface Redeemed {
  readonly code: string;
}

export interface ShelfGame {
  readonly id: string;
  readonly version: number;
  readonly folder: string;
  readonly least: number;
  readonly most: number;
  readonly schema: unknown;
  readonly presets: { readonly [name: string]: unknown };
  readonly levels: readonly (string)[];
  readonly advises: boolean;
  readonly shared: boolean;
}

export interface Thought {
  readonly move: unknown;
  readonly share: number;
  readonly promise: number;
}
