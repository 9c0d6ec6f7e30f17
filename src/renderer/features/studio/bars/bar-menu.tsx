import { Check, Ellipsis } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../../../components/button.tsx';
import overlay from '../../../components/overlay.module.css';
import css from './bars.module.css';

interface Entry {
  readonly id: string;
  readonly label: string;
  /** Whether it is on; absent = it is done, not switched. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  run(): void;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** What a narrow bar has no room for. */
export function BarMenu({ label, groups }: { label: string; groups: readonly EntryGroup[] }) {
  const entries = groups.flatMap((group) => group.entries);
  return (
    <div className={css.overflow}>
      <MenuTrigger>
        <IconButton icon={<Ellipsis />} label={label} />
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
          <Menu
            className={css.menu ?? ''}
            aria-label={label}
            disabledKeys={entries.filter(({ isDisabled }) => isDisabled === true).map(({ id }) => id)}
            onAction={(key) => entries.find(({ id }) => id === key)?.run()}
          >
            {groups.map(({ title, entries: own }) => (
              <MenuSection
                key={title}
                selectionMode={own.some(({ isOn }) => isOn !== undefined) ? 'multiple' : 'none'}
                selectedKeys={own.filter(({ isOn }) => isOn === true).map(({ id }) => id)}
              >
                <Header className={overlay.heading ?? ''}>{title}</Header>
                {own.map(({ id, label: name, isOn }) => (
                  <MenuItem key={id} id={id} textValue={name} className={overlay.option ?? ''}>
                    {name}
                    {isOn === true ? <Check className={css.menuTick} aria-hidden /> : null}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
