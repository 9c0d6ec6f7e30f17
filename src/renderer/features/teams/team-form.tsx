import { TextRow } from '../../fields/text-row.tsx';
import { TEAM } from '../../strings/documents/team.ts';
import form from '../documents/form/form.module.css';
import { Section } from '../documents/form/section.tsx';
import { GimmicksSection } from './gimmicks-section.tsx';
import { HouseRules } from './house-rules.tsx';
import { IdentitySection } from './identity-section.tsx';
import { MembersSection } from './members/members-section.tsx';
import css from './team-form.module.css';

/** Every field of a team. */
export function TeamForm() {
  return (
    <form className={`${form.form} ${css.form}`} aria-label={TEAM.label} onSubmit={(event) => event.preventDefault()}>
      <IdentitySection />
      <MembersSection />
      <GimmicksSection />
      <Section title={TEAM.notes}>
        <TextRow path="/notes" label={TEAM.notesLabel} long optional />
      </Section>
      <HouseRules />
    </form>
  );
}
