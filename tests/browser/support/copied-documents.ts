const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt;} span.Heading1Char {font-weight:bold;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

/** A paragraph that Word shows as an item of a list. */
const wordItem = (sign: string, list: string, words: string, more = '') => `
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} lfo1'${more}><![if !supportLists]><span
lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>`

const wordCell = (words: string) =>
  `<td width=156 valign=top style='width:156.0pt;border:solid #BDD6EE 1.0pt'><p class=MsoNormal align=right
  style='text-align:right'>${words}<o:p></o:p></p></td>`

/**
 * HTML as programs lay it on the clipboard, as far as it matters for what is pasted, and what the editor of formatted texts
 * shows of it.
 */
export const copiedDocuments = {
  'Word, with tracked changes, a comment, a footnote and a picture': {
    html: word(`
<h1><span lang=EN-US style='mso-ansi-language:EN-US'>Drought
bulletin<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'>A <b style='mso-bidi-font-weight:normal'>first</b> text on <u>H<sub>2</sub>O</u><span
style='mso-spacerun:yes'>  </span>and a
<a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwells.example%2Fa&amp;data=05%7Csamira%40wells.example">link</a>,
<a href="file:///C:/Users/samira/plan.docx">file</a> and <a href="#_Toc1">place</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem('·', 'l0 level1', 'Rain gauges')}${wordItem('o', 'l0 level2', 'In the north')}${wordItem('·', 'l0 level1', 'Wells')}
<h2 style='mso-list:l2 level2 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>1.1<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><b>Steps</b></h2>
${wordItem('3.', 'l1 level1', 'Three')}${wordItem('4.', 'l1 level1', 'Four')}
<p class=MsoNormal>The tender <span class=msoDel><del cite="mailto:Samira" datetime="2026-11-01T10:00">will not </del></span><span
class=msoIns><ins cite="mailto:Samira" datetime="2026-11-01T10:00">will </ins></span>be issued<a style='mso-footnote-id:ftn1'
href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a> soon<span
class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[SK1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span>.</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-firstrow:yes'>${wordCell('<b>Country</b>')}${wordCell('<b>Wells</b>')}</tr>
<tr>${wordCell('Jordan')}${wordCell('1')}</tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1"><v:imagedata src="file:///C:/clip_image001.jpg"/></v:shape><![endif]--><![if
!vml]><img width=451 height=338 src="file:///C:/Users/samira/AppData/Local/Temp/clip_image002.jpg" v:shapes="Picture_1"><![endif]></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span
class=MsoFootnoteReference>[1]</span></a> After the audit.</p></div></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>
<div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Does the minister know?</p></div></div></div>`),
    shown:
      '<h2>Drought bulletin</h2>' +
      '<p>A <strong>first</strong> text on H<sub>2</sub>O and a <a href="https://wells.example/a">link</a>, file and place.</p>' +
      '<ul><li>Rain gauges</li><li><ul><li>In the north</li></ul></li><li>Wells</li></ul>' +
      '<h3>1.1 Steps</h3><ol start="3"><li>Three</li><li>Four</li></ol>' +
      '<p>The tender will be issued[1] soon.</p>' +
      '<table><tr><th><p>Country</p></th><th><p>Wells</p></th></tr><tr><td><p>Jordan</p></td><td><p>1</p></td></tr></table>' +
      '<p>[1] After the audit.</p>',
  },
  'Word, in Arabic': {
    html: word(`
<h2 dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><b><span lang=AR-SA>المقدمة</span></b></h2>
<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl'><span lang=AR-SA>تدعو الشبكة&nbsp;المؤسسات.<o:p></o:p></span></p>
${wordItem('١-', 'l3 level1', 'المعدات', ' dir=RTL')}${wordItem('أ.', 'l3 level2', 'المضخات', ' dir=RTL')}${wordItem('٢-', 'l3 level1', 'الأنابيب', ' dir=RTL')}`),
    shown:
      '<h2>المقدمة</h2><p>تدعو الشبكة المؤسسات.</p>' +
      '<ol><li>المعدات</li><li><ol><li>المضخات</li></ol></li><li>الأنابيب</li></ol>',
  },
  'Word in a browser': {
    html: `<html><body><!--StartFragment--><div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="1"><span
class="TextRun" lang="EN-GB" style="font-size:16pt;"><span class="NormalTextRun">Bulletin</span></span><span class="EOP">&nbsp;</span></p></div><div
class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun" style="font-weight:bold;"><span class="NormalTextRun">Bold</span></span><span
class="TextRun"><span class="NormalTextRun"> and plain.</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul
role="list"><li data-listid="1" data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">A</span><span
class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul role="list"><li data-listid="1" data-aria-level="2"
role="listitem"><p class="Paragraph"><span class="TextRun">Within</span></p></li></ul></div><div class="ListContainerWrapper"><ul role="list"><li
data-listid="1" data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">B</span></p></li></ul></div><!--EndFragment--></body></html>`,
    shown:
      '<h2>Bulletin</h2><p><strong>Bold</strong> and plain.</p>' +
      '<ul><li>A</li><li><ul><li>Within</li></ul></li><li>B</li></ul>',
  },
  'Google Docs': {
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38;"><span
style="font-size:20pt;font-weight:400;white-space:pre-wrap;">Bulletin</span></h1><br /><p dir="ltr" style="text-align:justify;"><span
style="font-weight:400;white-space:pre-wrap;">Plain, </span><span style="font-weight:700;white-space:pre-wrap;">bold</span><span
style="font-weight:400;font-style:italic;white-space:pre-wrap;">, slanted</span><span style="vertical-align:super;font-size:0.6em">2</span> <a
href="https://www.google.com/url?q=https://wells.example/x&amp;sa=D&amp;source=docs" style="text-decoration:none;"><span
style="text-decoration:underline;color:#1155cc;">link</span></a></p><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;"
aria-level="1"><p dir="ltr" role="presentation"><span>A</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"
role="presentation"><span>Within</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>B</span></p></li></ol><br
/><br /><div dir="ltr"><table><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:0pt"><td><p><span
style="font-weight:700">Head</span></p></td><td><p><span style="font-weight:700">Two</span></p></td></tr><tr><td colspan="2"><p>Both</p></td></tr></tbody></table></div></b>`,
    shown:
      '<h2>Bulletin</h2>' +
      '<p>Plain, <strong>bold</strong><em>, slanted</em><sup>2</sup> <a href="https://wells.example/x">link</a></p>' +
      '<ol><li>A</li><li><ul><li>Within</li></ul></li><li>B</li></ol>' +
      '<table><tr><th><p>Head</p></th><th><p>Two</p></th></tr><tr><td><p>Both</p></td></tr></table>',
  },
  LibreOffice: {
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator"
content="LibreOffice 24.2"/><style type="text/css">p { margin-bottom: 0.25cm; }</style></head><body lang="ar-JO" dir="rtl"><h2
class="western">النشرة</h2><p dir="rtl" align="right"><font face="Arial"><font size="3"><span lang="ar-JO">نص عادي و</span><b>غليظ</b></font></font></p><p><br/></p><ul><li><p>ألف</p></li><ul><li><p>داخل</p></li></ul><li><p>باء</p></li></ul><table><thead><tr><th
bgcolor="#eeeeee"><p>رأس</p></th><th><p>ثان</p></th></tr></thead><tbody><tr><td><p>١</p></td><td><p>٢</p></td></tr></tbody></table></body></html>`,
    shown:
      '<h2>النشرة</h2><p>نص عادي و<strong>غليظ</strong></p>' +
      '<ul><li>ألف</li><li><ul><li>داخل</li></ul></li><li>باء</li></ul>' +
      '<table><tr><th><p>رأس</p></th><th><p>ثان</p></th></tr><tr><td><p>١</p></td><td><p>٢</p></td></tr></table>',
  },
  Excel: {
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style><!-- .xl65
{mso-style-parent:style0; font-weight:700;} --></style></head><body><table border=0 width=128><!--StartFragment--><col width=64 span=2><tr
height=20><td height=20 class=xl65 width=64>Country</td><td class=xl65 width=64>Wells</td></tr><tr height=20><td height=20>Jordan</td><td
align=right>1,105</td></tr><!--EndFragment--></table></body></html>`,
    shown:
      '<table><tr><th><p>Country</p></th><th><p>Wells</p></th></tr><tr><td><p>Jordan</p></td><td><p>1,105</p></td></tr></table>',
  },
  'a mail that is laid out with tables': {
    html: `<html><body><table><tr><td><table><tr><td><h3>News 💧</h3><div>Dear colleagues,<br><br>the wells are <i>dug</i>.</div></td></tr></table></td></tr><tr><td><blockquote><div>Thank you.</div><div>Samira</div></blockquote>• Amman<br>• Tunis<script>alert(1)</script><img src="https://mail.example/open" width="1" height="1"></td></tr></table></body></html>`,
    shown:
      '<h3>News 💧</h3><p>Dear colleagues,</p><p>the wells are <em>dug</em>.</p><blockquote>Thank you.<br>Samira</blockquote><ul><li>Amman</li><li>Tunis</li></ul>',
  },
} as const
