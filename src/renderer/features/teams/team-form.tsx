import { TextRow } from '../../fields/text-row.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import form from '../documents/form/form.module.css';
import { Section } from '../documents/form/section.tsx';
import { HouseRulesSection } from './house-rules-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { MembersSection } from './members/members-section.tsx';
import { ModeSection } from './mode/mode-section.tsx';
import { PicksSection } from './picks-section.tsx';
import css from './team-form.module.css';
import { useTeam } from './team-view.ts';

/** Shows the form with every field of a team. */
export function TeamForm() {
  const translate = useTranslate();
  const { picks } = useTeam().teamRules.form;
  return (
    <form
      className={`${form.form} ${css.form}`}
      aria-label={translate('team.label')}
      onSubmit={(event) => event.preventDefault()}
    >
      <IdentitySection />
      <ModeSection />
      <MembersSection />
      {picks === undefined ? null : <PicksSection field={picks} />}
      <HouseRulesSection />
      <Section title={translate('team.notes')}>
        <TextRow pointer="/notes" label={translate('team.notesLabel')} isMultiline isOptional />
      </Section>
    </form>
  );
}
