import { expect, test } from 'vitest'
import { readXliff, XliffUnreadableError } from './read-xliff.ts'

const around = (unit: string, root = 'version="2.0" srcLang="en" trgLang="ar-JO"') =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${root}><file id="news.1"><group id="g"><unit id="body"><notes><note>Read <b/>me</note></notes>${unit}</unit></group></file></xliff>`

function readSegments(unit: string) {
  const { target, files } = readXliff(around(unit))
  expect(target).toBe('ar')
  return files[0]?.units[0]?.segments.map(({ source, target: text }) => [source, text])
}

test('spaces between inline codes stay, and every segment is read', () => {
  expect(
    readSegments(`<segment id="s1"><source><pc id="1">a</pc> <pc id="2">b</pc>&amp;<ph id="3"/></source><target/></segment>
      <segment id="s2"><source>Two</source><target>اثنان</target></segment>`),
  ).toEqual([
    ['{1|a|1} {2|b|2}&{3}', ''],
    ['Two', 'اثنان'],
  ])
})

test('other ways to write the same are understood', () => {
  expect(
    readSegments(`<segment><source>One. </source><target>١.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source><sc id="1"/><mrk id="m" type="term">x</mrk><ec startRef="1"/><![CDATA[<{1}>]]></source></segment>`),
  ).toEqual([
    ['One.  ', '١. '],
    ['{1|x|1}<\\{1}>', undefined],
  ])
})

test('words right before a code are no part of it, and what a tool adds is none of ours', () => {
  expect(
    readSegments(
      String.raw`<segment><source>C:\<pc id="1">{1</pc></source><target><pc id="tool">C:\</pc></target></segment>`,
    ),
  ).toEqual([[String.raw`C:\\{1|\{1|1}`, String.raw`{0|C:\\|0}`]])
})

function reasonOf(xml: string): string | undefined {
  try {
    readXliff(xml)
    return undefined
  } catch (error) {
    return error instanceof XliffUnreadableError ? error.reason : String(error)
  }
}

test.each([
  ['notXml', around('<segment>')],
  ['notXml', `<!DOCTYPE xliff [<!ENTITY a "b">]>${around('<segment><source>&a;</source></segment>')}`],
  ['notXliff', around('', 'version="1.2" trgLang="ar"')],
  ['notXliff', around('<segment><source><bpt id="1"/></source></segment>')],
  ['wrongLanguages', around('', 'version="2.1" trgLang="de"')],
] as const)('what cannot be read is refused: %s', (reason, xml) => {
  expect(reasonOf(xml)).toBe(reason)
})
