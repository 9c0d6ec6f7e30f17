/** Draws the card with @react-pdf/renderer as its documentation teaches: Views, Texts and Svgs, one style per part. */
import { Document, Image, Page, Path, Polygon, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { CardWords, Entry } from './card-text.ts';
import { CARD, getCorner, SIDES, splitIntoSheets } from './sheet.ts';

const styles = StyleSheet.create({
  page: { fontFamily: 'text', fontSize: 6.6 },
  card: { position: 'absolute', ...CARD, overflow: 'hidden', backgroundColor: '#ffffff' },
  art: { position: 'absolute', left: 38, top: 0, width: 142, height: 116, overflow: 'hidden' },
  rail: { position: 'absolute', left: 14, top: 12, width: 32, alignItems: 'center' },
  railLabel: { fontFamily: 'text-bold', fontSize: 6, letterSpacing: 0.36, color: '#ffffff' },
  railValue: { fontFamily: 'display-black', fontSize: 18, lineHeight: 1, color: '#ffffff' },
  concept: { position: 'absolute', right: 18, top: 92, padding: 2.4, fontFamily: 'text-italic', fontSize: 7 },
  head: { position: 'absolute', left: 0, top: 112, width: CARD.width, height: 41, paddingLeft: 18, paddingTop: 5 },
  name: { fontFamily: 'display-black', fontSize: 21, color: '#ffffff' },
  kind: { fontFamily: 'text-bold', fontSize: 6.4, letterSpacing: 0.45 },
  traits: {
    position: 'absolute',
    left: 18,
    top: 157,
    width: 144,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  trait: { alignItems: 'center' },
  traitLabel: { fontFamily: 'text-bold', fontSize: 6, letterSpacing: 0.3 },
  traitRow: { flexDirection: 'row', alignItems: 'center' },
  traitValue: { fontFamily: 'display-black', fontSize: 24 },
  shield: { fontFamily: 'display-bold', fontSize: 9, color: '#ffffff', backgroundColor: '#15130f', padding: 2 },
  hp: { position: 'absolute', left: 18, top: 190, fontFamily: 'text-bold', fontSize: 6 },
  hpValue: { fontFamily: 'display-black', fontSize: 20 },
  track: { position: 'absolute', left: 37, top: 192, width: 125, flexDirection: 'row', flexWrap: 'wrap', gap: 1 },
  box: { width: 13, height: 13, borderWidth: 0.7 },
  movement: { position: 'absolute', left: 18, top: 224, width: 144, textAlign: 'center', fontSize: 6.8 },
  tags: {
    position: 'absolute',
    left: 18,
    top: 233,
    width: 124,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 1,
  },
  tag: { fontFamily: 'text-bold', fontSize: 6.2, borderWidth: 0.5, paddingHorizontal: 2 },
  backHead: { height: 39, paddingLeft: 18, paddingTop: 14, backgroundColor: '#15130f' },
  backName: { fontFamily: 'display-black', fontSize: 16, color: '#ffffff' },
  hits: { height: 24, paddingHorizontal: 18, flexDirection: 'row', justifyContent: 'space-between' },
  hit: { alignItems: 'center' },
  hitValue: { fontFamily: 'display-black', fontSize: 14 },
  body: { paddingHorizontal: 18, paddingTop: 4 },
  title: { fontFamily: 'display-black', fontSize: 9, marginTop: 2 },
  bold: { fontFamily: 'text-bold' },
  entry: { marginLeft: 5, textIndent: -5 },
  footer: { position: 'absolute', left: 18, bottom: 15, fontFamily: 'text-medium', fontSize: 6 },
});

function Art({ art: drawing }: { art: NonNullable<CardWords['art']> }): ReactElement {
  return (
    <View style={styles.art}>
      <Svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="xMidYMid slice"
        style={{ height: 116 }}
      >
        {drawing.shapes.map((shape, index) => (
          <Path
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never change places
            key={index}
            d={shape.d}
            fill={shape.fill ?? 'none'}
            fillRule={shape.evenOdd ? 'evenodd' : 'nonzero'}
            {...(shape.stroke ? { stroke: shape.stroke, strokeWidth: shape.strokeWidth ?? 1 } : {})}
            {...(shape.opacity === undefined ? {} : { opacity: shape.opacity })}
          />
        ))}
      </Svg>
    </View>
  );
}

function Front({ card: cardWords }: { card: CardWords }): ReactElement {
  const boxColors = [
    ...Array<string>(cardWords.hp.white).fill('#15130f'),
    ...Array<string>(cardWords.hp.red).fill('#c8102e'),
  ];
  return (
    <>
      {cardWords.photo && <Image src={cardWords.photo} style={[styles.art, { objectFit: 'cover' }]} />}
      {cardWords.art && !cardWords.photo && <Art art={cardWords.art} />}
      <Svg style={{ position: 'absolute', left: 0, top: 0, ...CARD }} viewBox={`0 0 ${CARD.width} ${CARD.height}`}>
        <Polygon points="0,0 45,0 38,118 0,118" fill="#15130f" />
        <Polygon points="0,0 45,0 43,42 0,42" fill={cardWords.theme.accent} />
        <Polygon points={`0,118 ${CARD.width},112 ${CARD.width},153 0,153`} fill="#15130f" />
      </Svg>
      <View style={styles.rail}>
        {cardWords.rail.map(({ label, value }) => (
          <View key={label} style={{ alignItems: 'center' }}>
            <Text style={styles.railLabel}>{label}</Text>
            <Text style={styles.railValue}>{value}</Text>
          </View>
        ))}
      </View>
      <Text style={[styles.concept, { backgroundColor: '#ffffff' }]}>{cardWords.concept}</Text>
      <View style={styles.head}>
        <Text style={styles.name}>{cardWords.name}</Text>
        <Text style={[styles.kind, { color: cardWords.theme['accent-on-ink'] }]}>{cardWords.kind}</Text>
      </View>
      <View style={styles.traits}>
        {cardWords.traits.map(({ label, dice: diceCount, resistance }) => (
          <View key={label} style={styles.trait}>
            <Text style={styles.traitLabel}>{label}</Text>
            <View style={styles.traitRow}>
              <Text style={styles.traitValue}>{diceCount}</Text>
              {resistance !== undefined && <Text style={styles.shield}>R{resistance}</Text>}
            </View>
          </View>
        ))}
      </View>
      <View style={styles.hp}>
        <Text>HP</Text>
        <Text style={styles.hpValue}>{cardWords.hp.white + cardWords.hp.red}</Text>
      </View>
      <View style={styles.track}>
        {boxColors.map((boxColor, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are alike
          <View key={index} style={[styles.box, { borderColor: boxColor }]} />
        ))}
      </View>
      <Text style={styles.movement}>{cardWords.movement}</Text>
      <View style={styles.tags}>
        {cardWords.keywords.map((keyword) => (
          <Text key={keyword} style={styles.tag}>
            {keyword}
          </Text>
        ))}
      </View>
    </>
  );
}

function EntryLine({ entry, colour: nameColor }: { entry: Entry; colour?: string }): ReactElement {
  return (
    <Text style={styles.entry}>
      <Text style={[styles.bold, ...(nameColor === undefined ? [] : [{ color: nameColor }])]}>{entry.name} </Text>
      {entry.text}
    </Text>
  );
}

function Back({ card: cardWords }: { card: CardWords }): ReactElement {
  const accentColor = cardWords.theme['accent-on-paper'];
  return (
    <>
      <View style={styles.backHead}>
        <Text style={styles.backName}>{cardWords.name}</Text>
        <Text style={[styles.kind, { color: cardWords.theme['accent-on-ink'] }]}>{cardWords.kind}</Text>
      </View>
      <View style={[styles.hits, { backgroundColor: cardWords.theme.wash }]}>
        {cardWords.traits.map(({ label, toBeat }) =>
          toBeat === undefined ? null : (
            <View key={label} style={styles.hit}>
              <Text style={styles.traitLabel}>{label}</Text>
              <Text style={styles.hitValue}>{toBeat}+</Text>
            </View>
          ),
        )}
      </View>
      <View style={styles.body}>
        {cardWords.lines.map((entry) => (
          <EntryLine key={entry.name} entry={entry} colour={accentColor} />
        ))}
        {cardWords.sections.map(({ title, entries }) => (
          <View key={title}>
            <Text style={[styles.title, { color: accentColor }]}>{title.toUpperCase()}</Text>
            {entries.map((entry) => (
              <EntryLine key={entry.name} entry={entry} />
            ))}
          </View>
        ))}
      </View>
      <Text style={styles.footer}>{cardWords.footer}</Text>
    </>
  );
}

export async function writeWithReactPdf(deckCards: readonly CardWords[]): Promise<Uint8Array> {
  const sheetPages = splitIntoSheets(deckCards).flatMap((sheet) =>
    SIDES.map((cardSide) => (
      <Page key={`${sheet[0]?.name} ${cardSide}`} size="A4" style={styles.page}>
        {sheet.map((cardWords, index) => (
          <View key={cardWords.name} style={[styles.card, getCorner(index, cardSide)]}>
            {cardSide === 'front' ? <Front card={cardWords} /> : <Back card={cardWords} />}
          </View>
        ))}
      </Page>
    )),
  );
  return renderToBuffer(<Document title="Cards">{sheetPages}</Document>);
}
