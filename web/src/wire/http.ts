// Made by `make types` from the Python types: change those.

export interface AgainstBots {
  readonly level: string;
  readonly played: number;
  readonly decided: number;
  readonly won: number;
  readonly mean: number | null;
}

export interface Belief {
  readonly guess: unknown;
  readonly odds: number;
}

export interface Chat {
  readonly kind: "chat";
}

export interface Companion {
  readonly sitter: "bot" | "nobody" | "person";
  readonly name: string | null;
  readonly level: string | null;
}

export interface CostlyMove {
  readonly ply: number;
  readonly seat: number;
  readonly move: unknown;
  readonly better: unknown;
  readonly promise: number;
  readonly kept: number;
}

export interface CoursePoint {
  readonly played: number;
  readonly since: number;
  readonly until: number;
  readonly decided: number;
  readonly won: number;
  readonly least: number | null;
  readonly best: number | null;
  readonly mean: number | null;
}

export interface DailyDeal {
  readonly game: string;
  readonly status: "open" | "over" | "playing";
  readonly table: string | null;
  readonly result: DailyResult | null;
}

export interface DailyResult {
  readonly won: boolean;
  readonly tally: number | null;
  readonly honour: string | null;
}

export interface DailyWish {
  readonly name: string;
}

export interface DayRow {
  readonly rank: number;
  readonly name: string;
  readonly yours: boolean;
  readonly result: DailyResult;
}

export interface DayTable {
  readonly played: number;
  readonly rows: readonly (DayRow)[];
  readonly yours: DayRow | null;
}

export interface Expectation {
  readonly ply: number;
  readonly seat: number;
  readonly promise: number;
  readonly kept: number;
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

export interface GameHistory {
  readonly game: string;
  readonly played: number;
  readonly decided: number;
  readonly won: number;
  readonly best: number | null;
  readonly honours: { readonly [name: string]: number };
  readonly levels: readonly (AgainstBots)[];
  readonly course: readonly (CoursePoint)[];
  readonly latest: readonly (PastGame)[];
}

export interface History {
  readonly games: readonly (GameHistory)[];
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
  readonly qr: string | null;
}

export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly status: "gathering" | "over" | "playing";
  readonly preset: string | null;
  readonly people: readonly (Companion)[];
  readonly pace: number | null;
}

export interface NewLesson {
  readonly game: string;
  readonly lesson: string;
  readonly names: readonly (string)[];
}

export interface NewTable {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  readonly pace: number | null;
  readonly private: boolean;
  readonly overdue: "bot-for-good" | "bot-for-turn";
  readonly watchable: boolean;
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
  readonly tally: number | null;
  readonly honour: string | null;
  readonly day: number | null;
  readonly lesson: boolean;
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

export interface PastGame {
  readonly table: string;
  readonly at: number;
  readonly won: boolean | null;
  readonly tally: number | null;
  readonly honour: string | null;
  readonly level: string | null;
}

export interface Prospect {
  readonly move: unknown;
  readonly promise: number;
}

export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: "en" | "fr";
}

export interface PushEnd {
  readonly endpoint: string;
}

export interface PushKey {
  readonly key: string;
}

export interface PuzzleShelf {
  readonly puzzles: readonly (PuzzleTitle)[];
  readonly today: number | null;
}

export interface PuzzleShown {
  readonly game: string;
  readonly id: string;
  readonly grade: 1 | 2 | 3;
  readonly players: number;
  readonly seat: number;
  readonly ply: number;
  readonly eyes: Eyes;
}

export interface PuzzleTitle {
  readonly game: string;
  readonly id: string;
  readonly grade: 1 | 2 | 3;
  readonly rules: readonly (string)[];
}

export interface PuzzleTried {
  readonly right: boolean;
  readonly promise: number;
  readonly best: readonly (Prospect)[];
}

export interface PuzzleTry {
  readonly move: unknown;
}

export interface Redeemed {
  readonly code: string;
}

export interface Reviewed {
  readonly kind: "reviewed";
  readonly together: boolean;
  readonly course: readonly (Expectation)[];
  readonly costly: readonly (CostlyMove)[];
}

export interface Reviewing {
  readonly kind: "reviewing";
  readonly done: number;
  readonly of: number;
}

export interface ShelfGame {
  readonly id: string;
  readonly version: number;
  readonly folder: string;
  readonly least: number;
  readonly most: number;
  readonly best: number | null;
  readonly chapter: string | null;
  readonly schema: unknown;
  readonly presets: { readonly [name: string]: unknown };
  readonly levels: readonly (string)[];
  readonly engines: readonly (string)[];
  readonly advises: boolean;
  readonly shared: boolean;
  readonly daily: boolean;
  readonly most_tally: number | null;
  readonly honours: readonly (string)[];
  readonly lessons: readonly (string)[];
  readonly lesson_rules: { readonly [name: string]: readonly (string)[] };
  readonly brings_board: boolean;
  readonly puzzles: number;
}

export interface Signals {
  readonly kind: "signals";
  readonly offers: readonly (Wire)[];
  readonly most: number;
}

export interface Silence {
  readonly kind: "silence";
}

export interface Thought {
  readonly move: unknown;
  readonly share: number;
  readonly promise: number;
}

export interface Today {
  readonly day: number;
  readonly now: number;
  readonly ends: number;
  readonly streak: number;
  readonly deals: readonly (DailyDeal)[];
}

export interface Told {
  readonly ply: number;
  readonly seat: number | null;
  readonly events: readonly (unknown)[];
  readonly undoes: number | null;
  readonly remembered: readonly (unknown)[] | null;
}

export interface Wire {
  readonly kind: "wire";
}
