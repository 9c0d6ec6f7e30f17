import { Bold, Italic, Smile } from 'lucide-react';
import { useRef } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import type { TextMark } from '../../../shared/text/markup/edit-markup.ts';
import { getIconCharacter, type Icons } from '../../../shared/text/markup/icons.ts';
import { formatShortcut } from '../../commands/command.ts';
import { IconButton } from '../../components/button.tsx';
import overlay from '../../components/overlay.module.css';
import { ROVING_PROPS, useRovingFocus } from '../../components/use-roving-focus.ts';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './prose.module.css';

interface Props {
  /** The label of the text field. */
  label: string;
  icons: Icons;
  shortcuts: Readonly<Record<TextMark, string>>;
  onMark(textMark: TextMark): void;
  onIcon(iconName: string): void;
}

const MARKS = [
  { mark: 'bold', label: 'prose.bold', Icon: Bold },
  { mark: 'italic', label: 'prose.italic', Icon: Italic },
] as const;

/** The toolbar of a prose field. It is one stop of the Tab key; arrow keys go through the buttons. */
export function ProseTools({ label, icons, shortcuts, onMark, onIcon }: Props) {
  const translate = useTranslate();
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(toolbar);
  const iconEntries = Object.entries(icons);
  return (
    <div
      className={css.tools}
      role="toolbar"
      aria-label={translate('prose.toolsOf', { label })}
      ref={toolbar}
      {...roving}
    >
      {translateLabels(translate, MARKS).map(({ mark, label: markLabel, Icon }) => {
        const buttonTitle = translate('prose.withKeys', {
          label: markLabel,
          keys: formatShortcut(translate, shortcuts[mark]),
        });
        return (
          <button
            key={mark}
            type="button"
            className={css.tool}
            aria-label={markLabel}
            title={buttonTitle}
            // A prevented mousedown leaves the focus and the selection in the text box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(mark)}
            {...ROVING_PROPS}
          >
            <Icon aria-hidden />
          </button>
        );
      })}
      {iconEntries.length === 0 ? null : (
        <MenuTrigger>
          <IconButton
            icon={<Smile />}
            label={translate('prose.icons')}
            className={css.tool}
            excludeFromTabOrder
            {...ROVING_PROPS}
          />
          <Popover className={overlay.popover ?? ''} offset={4} placement="bottom start">
            <Menu
              className={overlay.list ?? ''}
              aria-label={translate('prose.icons')}
              onAction={(iconName) => runAfterMenuCloses(() => onIcon(String(iconName)))}
            >
              {iconEntries.map(([iconName, icon]) => (
                <MenuItem key={iconName} id={iconName} textValue={icon.label} className={overlay.option ?? ''}>
                  <Text slot="label" className={css.icon}>
                    <span className={css.glyph} aria-hidden="true">
                      {getIconCharacter(icon.shape)}
                    </span>
                    {icon.label}
                  </Text>
                  <span className={overlay.note} data-note>{`{${iconName}}`}</span>
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
    </div>
  );
}

/**
 * Runs a function in the second frame, after a closing menu has returned the focus to its button in the first one. Otherwise
 * the button would take the focus from the text box.
 */
const runAfterMenuCloses = (callback: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(callback));
};
