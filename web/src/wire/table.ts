// Made by `make types` from the Python types: change those.

export interface AddBot {
  readonly kind: "add-bot";
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

export interface Advised {
  readonly kind: "advised";
  readonly id: string;
  readonly ply: number;
  readonly verdict: "lost" | "undecided" | "winnable";
  readonly move: unknown;
}

export interface Again {
  readonly kind: "again";
  readonly id: string;
  readonly deal: "new" | "same";
}

export interface Arrange {
  readonly kind: "arrange";
  readonly id: string;
  readonly players: number;
  readonly options: unknown;
  readonly pace: number | null;
  readonly private: boolean;
  readonly overdue: "bot-for-good" | "bot-for-turn";
  readonly watchable: boolean;
}

export interface Belief {
  readonly guess: unknown;
  readonly odds: number;
}

export interface Chair {
  readonly sitter: "bot" | "nobody" | "person";
  readonly name: string | null;
  readonly level: string | null;
  readonly present: boolean;
  readonly yours: boolean;
  readonly given_up: boolean;
  readonly colour: number;
  readonly character: string | null;
}

export interface Chat {
  readonly kind: "chat";
}

export interface Clock {
  readonly left: number;
  readonly total: number;
  readonly paused: boolean;
  readonly seat: number | null;
}

export interface Closing {
  readonly kind: "closing";
  readonly retry: number;
}

export interface Coached {
  readonly kind: "coached";
  readonly id: string;
  readonly ply: number;
  readonly move: unknown;
  readonly arguments: readonly (unknown)[];
  readonly thoughts: readonly (Thought)[];
  readonly beliefs: readonly (Belief)[];
}

export interface Consult {
  readonly kind: "consult";
  readonly id: string;
  readonly seat: number;
  readonly about: "last" | "next";
}

export interface Done {
  readonly kind: "done";
  readonly id: string;
  readonly ply: number;
}

export interface ExchangeSeats {
  readonly kind: "exchange-seats";
  readonly id: string;
  readonly seat: number;
  readonly other: number;
}

export interface Eyes {
  readonly seat: number | null;
  readonly view: unknown;
  readonly legal: readonly (unknown)[];
  readonly talk: Chat | Signals | Silence;
  readonly task: unknown;
  readonly role: string | null;
  readonly told: readonly (Told)[];
  readonly can_undo: boolean;
}

export interface Grade {
  readonly moves: number;
  readonly winnable_until: number;
  readonly lost_from: number | null;
}

export interface Graded {
  readonly kind: "graded";
  readonly id: string;
  readonly grade: Grade;
}

export interface Leave {
  readonly kind: "leave";
  readonly id: string;
  readonly seat: number;
}

export interface LessonStep {
  readonly number: number;
  readonly of: number;
  readonly says: readonly (Saying)[];
  readonly seat: number | null;
  readonly moves: readonly (unknown)[];
}

export interface Note {
  readonly kind: "note";
  readonly id: string;
  readonly seat: number;
  readonly text: string;
}

export interface Notes {
  readonly kind: "notes";
  readonly notes: readonly (SeatNote)[];
}

export interface Outcome {
  readonly reason: string;
  readonly winners: readonly (number)[];
  readonly scores: readonly (number)[];
}

export interface Paint {
  readonly kind: "paint";
  readonly id: string;
  readonly seat: number;
  readonly colour: number;
}

export interface PickUp {
  readonly kind: "pick-up";
  readonly id: string;
}

export interface Play {
  readonly kind: "play";
  readonly id: string;
  readonly seat: number;
  readonly ply: number;
  readonly move: unknown;
}

export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly (string)[];
}

export interface Record {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: unknown;
  readonly key: string;
  readonly moves: readonly (readonly [number, unknown])[];
  readonly course?: readonly (readonly [number, unknown])[];
  readonly outcome: Outcome | null;
  readonly proof: Proof | null;
  readonly seal: string;
}

export interface Refused {
  readonly kind: "refused";
  readonly id: string | null;
  readonly why: "illegal" | "malformed" | "not-yours" | "stale" | "too-fast" | "unwise";
  readonly word: string;
}

export interface Rename {
  readonly kind: "rename";
  readonly id: string;
  readonly seat: number;
  readonly name: string;
}

export interface Return {
  readonly kind: "return";
  readonly id: string;
  readonly seat: number;
}

export interface Room {
  readonly kind: "room";
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly status: "gathering" | "over" | "playing";
  readonly pace: number | null;
  readonly overdue: "bot-for-good" | "bot-for-turn" | null;
  readonly private: boolean;
  readonly watchable: boolean;
  readonly host: boolean;
  readonly host_away: boolean;
  readonly chairs: readonly (Chair)[];
  readonly watchers: number;
  readonly commitment: string;
  readonly next_table: string | null;
  readonly next_deal: "new" | "same" | null;
  readonly same_deal: boolean;
  readonly known_deal: boolean;
  readonly sent_away: boolean;
  readonly day: number | null;
  readonly lesson: string | null;
}

export interface Say {
  readonly kind: "say";
  readonly id: string;
  readonly seat: number;
  readonly text: string;
}

export interface Saying {
  readonly word: string;
  readonly at: readonly (string)[];
}

export interface SeatNote {
  readonly seat: number;
  readonly text: string;
}

export interface Share {
  readonly seat: number;
  readonly nonce: string;
  readonly commitment: string;
  readonly rematches: number;
}

export interface Sight {
  readonly kind: "sight";
  readonly page: "hidden" | "visible";
}

export interface Signal {
  readonly kind: "signal";
  readonly id: string;
  readonly seat: number;
  readonly signal: unknown;
  readonly does: "set" | "take-back";
}

export interface Signals {
  readonly kind: "signals";
  readonly offers: readonly (Wire)[];
  readonly most: number;
}

export interface Silence {
  readonly kind: "silence";
}

export interface Sit {
  readonly kind: "sit";
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly nonce: string;
}

export interface Spoken {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

export interface Stand {
  readonly kind: "stand";
  readonly id: string;
  readonly seat: number;
}

export interface Standing {
  readonly seat: number;
  readonly signal: unknown;
}

export interface Start {
  readonly kind: "start";
  readonly id: string;
}

export interface TakeOver {
  readonly kind: "take-over";
  readonly id: string;
  readonly seat: number;
}

export interface Talked {
  readonly kind: "talked";
  readonly lines: readonly (Spoken)[];
}

export interface Thought {
  readonly move: unknown;
  readonly share: number;
  readonly promise: number;
}

export interface Told {
  readonly ply: number;
  readonly seat: number | null;
  readonly events: readonly (unknown)[];
  readonly undoes: number | null;
  readonly remembered: readonly (unknown)[] | null;
}

export interface Undo {
  readonly kind: "undo";
  readonly id: string;
  readonly seat: number;
  readonly ply: number;
}

export interface Update {
  readonly kind: "update";
  readonly ply: number;
  readonly head: string;
  readonly acting: readonly (number)[];
  readonly eyes: readonly (Eyes)[];
  readonly signals: readonly (Standing)[];
  readonly clock: Clock | null;
  readonly outcome: Outcome | null;
  readonly lasted: number;
  readonly honour: string | null;
  readonly next_level: unknown | null;
  readonly came_of_it: unknown | null;
  readonly lesson: LessonStep | null;
}

export interface Volunteer {
  readonly kind: "volunteer";
  readonly id: string;
  readonly seat: number;
  readonly does: "offer" | "withdraw";
}

export interface Watched {
  readonly kind: "watched";
  readonly ply: number;
}

export interface Weighed {
  readonly kind: "weighed";
  readonly id: string;
  readonly move: unknown;
  readonly better: unknown;
  readonly promise: number;
  readonly kept: number;
}

export interface Wire {
  readonly kind: "wire";
}

export interface Witness {
  readonly table: string;
  readonly commitment: string;
  readonly contradicted: boolean;
  readonly seats: readonly (number)[];
  readonly shares: readonly (Share)[];
  readonly heads: readonly (readonly [number, string])[];
  readonly outcome: Outcome | null;
}

export type Request = Sit | Stand | Rename | Paint | ExchangeSeats | Volunteer | AddBot | Arrange | Start | Play | Undo | Signal | Say | Note | Leave | Return | TakeOver | PickUp | Again | Consult;

export type Message = Room | Update | Talked | Notes | Done | Refused | Advised | Coached | Weighed | Graded | Closing;

export const LONGEST_NAME = 24 as const;

export const LONGEST_LINE = 280 as const;

export const COLOURS = 10 as const;
