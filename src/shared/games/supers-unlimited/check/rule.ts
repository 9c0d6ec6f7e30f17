/** Defines the types of rules and findings with the codes of Supers Unlimited. */
import type { RawFinding, Rule } from '../../../rules/rule.ts';
import type { SuCode } from '../codes.ts';
import type { SuOptions } from '../options.ts';

export type SuRule<Context extends { options: SuOptions }> = Rule<Context, SuCode>;
export type SuRawFinding = RawFinding<SuCode>;
