import { ChevronDown, LayoutTemplate } from 'lucide-react';
import { type FocusEvent, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { Button, Dialog, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { listTemplateChoices, type TemplateChoice } from '../../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { FontSet } from '../../../../shared/text/fonts/fonts.ts';
import { Button as TextButton } from '../../../components/button.tsx';
import { formatDisplayName } from '../../../components/display-name.tsx';
import field from '../../../components/inputs/field.module.css';
import select from '../../../components/inputs/select.module.css';
import overlay from '../../../components/overlay.module.css';
import { containsAllTerms, normalizeForSearch, splitSearchTerms } from '../../../components/search-text.ts';
import { useFonts } from '../../../store/fonts/use-fonts.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { CardPicture } from '../../documents/card-picture/card-picture.tsx';
import { useEverNearViewport } from '../gallery/use-ever-near-viewport.ts';
import css from './template-picker.module.css';

interface Props {
  label: string;
  character: Character;
  factions: readonly Faction[];
  templates: readonly CardTemplate[];
  chosenId: string;
  /** Marks the button in color if a finding is about the template. */
  severityAttributes?: { 'data-wrong'?: true; 'data-warned'?: true };
  /** The card, which the open picker leaves uncovered. */
  cardRef: RefObject<HTMLElement | null>;
  /** Called with the template that the user points at, and with undefined when there is none any more. */
  onPreview(templateId: string | undefined): void;
  onChoose(templateId: string): void;
  /** Opens the dialog in which templates are imported, exported and edited. The picker closes. */
  onManage(): void;
}

/** A picker with more templates than this can be searched. */
const MAX_UNSEARCHED_TEMPLATES = 12;
/** In a narrower window the card and the form are not side by side, so that the picker opens above its button. */
const NARROW_WINDOW = '(width < 760px)';

/** Chooses a card template by its picture: the own card in each template and size. */
export function TemplatePicker(props: Props) {
  const translate = useTranslate();
  const { label, templates, chosenId, severityAttributes, cardRef, onPreview, onManage } = props;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [labelId, valueId] = [useId(), useId()];
  const choices = useMemo(() => listTemplateChoices(templates), [templates]);
  const chosenName = choices.find(({ id }) => id === chosenId)?.name;
  const changeOpen = (opens: boolean) => {
    setIsOpen(opens);
    if (!opens) onPreview(undefined);
  };
  const isNarrow = isOpen && matchMedia(NARROW_WINDOW).matches;
  return (
    <div className={field.field}>
      <span className={field.label} id={labelId}>
        {label}
      </span>
      <Button
        ref={buttonRef}
        className={select.select ?? ''}
        aria-labelledby={`${valueId} ${labelId}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => changeOpen(!isOpen)}
        {...severityAttributes}
      >
        <span className={select.selectValue} id={valueId} dir="auto">
          {chosenName === undefined
            ? translate('fields.unknown', { word: shortenName(chosenId) })
            : formatDisplayName(chosenName)}
        </span>
        <ChevronDown aria-hidden />
      </Button>
      <Popover
        className={`${overlay.popover} ${css.panel}`}
        triggerRef={isNarrow ? buttonRef : cardRef}
        placement={isNarrow ? 'top' : 'left top'}
        offset={isNarrow ? 4 : 12}
        isOpen={isOpen}
        onOpenChange={changeOpen}
        isNonModal
        // The card can be turned and enlarged while the picker is open.
        shouldCloseOnInteractOutside={(element) => cardRef.current?.contains(element) !== true}
      >
        <Dialog className={css.dialog ?? ''} aria-label={label}>
          <TemplateGrid {...props} choices={choices} onClose={() => changeOpen(false)} />
          <div className={css.foot}>
            <TextButton
              kind="quiet"
              icon={<LayoutTemplate />}
              onPress={() => {
                changeOpen(false);
                onManage();
              }}
            >
              {translate('templates.manage')}
            </TextButton>
          </div>
        </Dialog>
      </Popover>
    </div>
  );
}

interface GridProps extends Omit<Props, 'templates' | 'cardRef' | 'onManage'> {
  choices: readonly TemplateChoice[];
  onClose(): void;
}

function TemplateGrid({ label, character, factions, choices, chosenId, onPreview, onChoose, onClose }: GridProps) {
  const translate = useTranslate();
  const fonts = useFonts();
  const [searchText, setSearchText] = useState('');
  const matches = useMemo(() => {
    const terms = splitSearchTerms(searchText);
    return choices.filter(({ name, template }) =>
      containsAllTerms(normalizeForSearch(`${name} ${template.size.width} × ${template.size.height}`), terms),
    );
  }, [choices, searchText]);
  const previewFocused = ({ target }: FocusEvent) => onPreview(target.closest<HTMLElement>('[data-key]')?.dataset.key);
  return (
    <>
      {choices.length <= MAX_UNSEARCHED_TEMPLATES ? null : (
        <input
          type="search"
          className={`${field.input} ${css.search}`}
          aria-label={translate('templates.search')}
          placeholder={translate('templates.searchHint')}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || searchText === '') return;
            event.stopPropagation();
            setSearchText('');
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the options inside are what the pointer and the focus are on */}
      <div className={css.scroller} onFocus={previewFocused} onPointerLeave={() => onPreview(undefined)}>
        <ListBox
          className={css.grid ?? ''}
          layout="grid"
          aria-label={label}
          autoFocus
          selectionMode="single"
          escapeKeyBehavior="none"
          selectedKeys={[chosenId]}
          onSelectionChange={(selectedKeys) => {
            // Choosing the current template again selects nothing, and only closes the picker.
            const [templateId] = selectedKeys === 'all' ? [] : [...selectedKeys];
            if (templateId !== undefined) onChoose(String(templateId));
            onClose();
          }}
          renderEmptyState={() => <p className={overlay.empty}>{translate('templates.noMatch')}</p>}
        >
          {matches.map(({ id, name, template }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={name}
              className={css.option ?? ''}
              onHoverStart={() => onPreview(id)}
            >
              <OptionPicture
                character={character}
                factions={factions}
                template={template}
                fonts={fonts.kind === 'ready' ? fonts.fonts : undefined}
              />
              <span className={css.name} dir="auto">
                {formatDisplayName(name)}
              </span>
              <span className={css.size}>
                {translate('templates.size', { width: template.size.width, height: template.size.height })}
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      </div>
    </>
  );
}

interface PictureProps {
  character: Character;
  factions: readonly Faction[];
  template: CardTemplate;
  fonts: FontSet | undefined;
}

/** Draws the card when the option is about to be visible. */
function OptionPicture({ fonts, ...card }: PictureProps) {
  const pictureRef = useRef<HTMLSpanElement>(null);
  const isNearViewport = useEverNearViewport(pictureRef);
  return (
    <span ref={pictureRef} className={css.picture} aria-hidden="true">
      {fonts === undefined || !isNearViewport ? null : <CardPicture {...card} fonts={fonts} />}
    </span>
  );
}
