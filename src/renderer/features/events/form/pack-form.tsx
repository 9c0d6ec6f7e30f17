import type { EventPack } from '../../../../shared/document/schema.ts';
import type { PackField } from '../../../../shared/form/event-form.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { DateRow } from '../../../fields/date-row.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import formCss from '../../documents/form/form.module.css';
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
export function PackForm({
  gameCatalog,
  eventPack,
}: {
  gameCatalog: GameCatalogWithPart<'planning'>;
  eventPack: EventPack;
}) {
  const translate = useTranslate();
  const formSpec = gameCatalog.getGame(eventPack).planning?.packForm;
  return (
    <form
      className={formCss.form}
      aria-label={translate('events.label')}
      onSubmit={(submitEvent) => submitEvent.preventDefault()}
    >
      <Section title={translate('events.what')}>
        <TextRow
          pointer="/name"
          label={translate('events.name')}
          placeholder={formatLateText(translate, formSpec?.namePlaceholder ?? '')}
          inputClassName={formCss.nameInput}
        />
        <div className={css.dates}>
          <DateRow pointer="/date" label={translate('eventDates.date')} />
          <TextRow pointer="/place" label={translate('eventDates.place')} isOptional />
          <DateRow
            pointer="/deadline"
            label={translate('eventDates.deadline')}
            hint={translate('events.deadlineHint')}
          />
        </div>
      </Section>
      {formSpec?.sections.map(({ title, fields }) => (
        <Section key={formatLateText(translate, title)} title={formatLateText(translate, title)}>
          <div className={css.fields}>
            {fields.map((field) => (
              <PackFieldRow key={field.pointer} field={field} eventPack={eventPack} />
            ))}
          </div>
        </Section>
      ))}
      <PackHouseRules eventPack={eventPack} />
      <Section title={translate('events.notes')}>
        <TextRow pointer="/notes" label={translate('events.notesLabel')} isMultiline isOptional />
      </Section>
    </form>
  );
}

function PackFieldRow({ field, eventPack }: { field: PackField; eventPack: EventPack }) {
  const translate = useTranslate();
  switch (field.kind) {
    case 'size':
      return <PackSize field={field} eventPack={eventPack} />;
    case 'number':
      return (
        <NumberRow
          pointer={field.pointer}
          label={formatLateText(translate, field.label)}
          isOptional
          min={0}
          placeholder={formatLateText(translate, field.placeholder)}
          className={css.number}
        />
      );
    case 'allowed':
      return <AllowedRow field={field} eventPack={eventPack} />;
    case 'flag':
      return <PackFlag field={field} />;
    case 'banned':
      return <BannedRow field={field} eventPack={eventPack} />;
    case 'approved':
      return <ApprovedRow field={field} eventPack={eventPack} />;
    case 'ceilings':
      return <CeilingsRow field={field} eventPack={eventPack} />;
  }
}
