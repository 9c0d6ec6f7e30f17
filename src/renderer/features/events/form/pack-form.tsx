import type { EventPack } from '../../../../shared/document/schema.ts';
import type { PackField } from '../../../../shared/form/event-form.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { NumberRow } from '../../../fields/number-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import form from '../../documents/form/form.module.css';
import { Section } from '../../documents/form/section.tsx';
import { AllowedRow } from './allowed-row.tsx';
import { ApprovedRow } from './approved-row.tsx';
import { BannedRow } from './banned-row.tsx';
import { CeilingsRow } from './ceilings-row.tsx';
import css from './form.module.css';
import { PackFlag } from './pack-flag.tsx';
import { PackHouseRules } from './pack-house-rules.tsx';
import { PackSize } from './pack-size.tsx';

/** The form of an event pack, as its game describes it. Must be rendered inside DocumentProvider. */
export function PackForm({ gameCatalog, event }: { gameCatalog: GameCatalogWithPart<'planning'>; event: EventPack }) {
  const translate = useTranslate();
  const spec = gameCatalog.getGame(event).planning?.packForm;
  return (
    <form
      className={form.form}
      aria-label={translate('events.label')}
      onSubmit={(submitted) => submitted.preventDefault()}
    >
      <Section title={translate('events.what')}>
        <TextRow
          path="/name"
          label={translate('events.name')}
          placeholder={formatLateText(translate, spec?.namePlaceholder ?? '')}
          inputClassName={form.nameInput}
        />
      </Section>
      {spec?.sections.map(({ title, fields }) => (
        <Section key={formatLateText(translate, title)} title={formatLateText(translate, title)}>
          <div className={css.fields}>
            {fields.map((field) => (
              <Field key={field.pointer} field={field} event={event} />
            ))}
          </div>
        </Section>
      ))}
      <PackHouseRules event={event} />
      <Section title={translate('events.notes')}>
        <TextRow path="/notes" label={translate('events.notesLabel')} long optional />
      </Section>
    </form>
  );
}

function Field({ field, event }: { field: PackField; event: EventPack }) {
  const translate = useTranslate();
  switch (field.kind) {
    case 'size':
      return <PackSize field={field} event={event} />;
    case 'number':
      return (
        <NumberRow
          path={field.pointer}
          label={formatLateText(translate, field.label)}
          optional
          placeholder={formatLateText(translate, field.placeholder)}
          className={css.number}
        />
      );
    case 'allowed':
      return <AllowedRow field={field} event={event} />;
    case 'flag':
      return <PackFlag field={field} />;
    case 'banned':
      return <BannedRow field={field} event={event} />;
    case 'approved':
      return <ApprovedRow field={field} event={event} />;
    case 'ceilings':
      return <CeilingsRow field={field} event={event} />;
  }
}
