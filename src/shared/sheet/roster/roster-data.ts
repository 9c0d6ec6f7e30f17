/** A judged team as a roster shows it: plain data, numbers and ready words. Whoever judges a team maps it to this. */

/** One entry of the team; `copies` of it are equal. */
export interface RosterMember {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly level: number;
  /** As people read it: `Anti-Hero`. */
  readonly alignment: string;
  readonly classes: readonly string[];
  readonly power: number;
  /** Inches. */
  readonly move: number;
  readonly size: number;
  readonly hp: { readonly total: number; readonly red: number };
  readonly fight: RosterTrait;
  readonly aim: RosterTrait;
  readonly mind: RosterTrait;
  readonly magic: RosterTrait;
  readonly recovery: number;
  readonly leader: boolean;
  readonly guestStar: boolean;
  /** False when the character has an error of its own. */
  readonly legal: boolean;
  /** 64 hexadecimal digits; the first 12 are printed. */
  readonly fingerprint: string;
}

export interface RosterTrait {
  readonly dice: number;
  readonly resistance: number;
}

export interface RosterFinding {
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** Where the rule stands: `Supers Unlimited 4.1, chapter 1, Team Selection`. */
  readonly cite: string;
}

export interface RosterGimmick {
  readonly name: string;
  /** Class that may use it, or `Any`. */
  readonly class: string;
  /** May mark words for bold with `*stars*`. */
  readonly text: string;
}

export interface RosterData {
  readonly name: string;
  readonly verdict: 'legal' | 'illegal';
  /** `Supers Unlimited 4.1-2`. */
  readonly rules: string;
  /** 64 hexadecimal digits; the first 12 are printed. */
  readonly fingerprint: string;
  readonly formation: string;
  readonly allegiance: string;
  /** Levels that were agreed on, and the name of that size where it has one: `Medium`. */
  readonly agreed: number;
  readonly sizeName?: string;
  /** Name of the event whose pack was applied; absent = judged by the rules alone. */
  readonly event?: string;
  readonly counts: {
    /** Absent where no sum can be trusted. */
    readonly levels?: number;
    readonly characters: number;
    readonly superLevels: number;
    readonly henchmanLevels: number;
    /** Absent where the team has no faction. */
    readonly guestStars?: { readonly used: number; readonly allowed: number };
    readonly heroes: number;
    readonly villains: number;
    readonly antiHeroes: number;
  };
  readonly members: readonly RosterMember[];
  readonly gimmicks: readonly RosterGimmick[];
  /** Errors and warnings; infos are welcome but not needed. */
  readonly findings: readonly RosterFinding[];
  /** `su.blindModifier = 2`: options that differ from their default. */
  readonly changed: readonly string[];
  /** Label of the trait Aim (su.aimLabel); absent = Aim. */
  readonly aimLabel?: string;
  /** How many of each are not among those above, because they are more than a sheet prints. */
  readonly left?: { readonly members: number; readonly findings: number };
}
