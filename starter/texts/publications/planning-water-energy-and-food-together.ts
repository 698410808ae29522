import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const planningWaterEnergyAndFoodTogether: StarterPublication = {
  slug: 'planning-water-energy-and-food-together',
  title: {
    en: 'Planning water, energy and food together: what nine member states changed after they tested their national plans against one dry year',
    ar: 'تخطيط المياه والطاقة والغذاء معًا: ما الذي غيّرته تسع دول أعضاء بعد أن اختبرت خططها الوطنية أمام سنة جافة واحدة',
    fr: 'Planifier ensemble l’eau, l’énergie et l’alimentation : ce que neuf États membres ont changé après avoir éprouvé leurs plans nationaux face à une année sèche',
    fa: 'برنامه‌ریزی یک‌جای آب، انرژی و غذا: نُه کشور عضو پس از آزمودن برنامه‌های ملی خود در برابر یک سال خشک چه چیزی را تغییر دادند',
  },
  summary: {
    en: 'Nine governments laid their water, power and farm plans on one table and tested them together. The report tells what did not fit, what was changed, and what it cost to find out.',
    ar: 'وضعت تسع حكومات خططها للمياه والكهرباء والزراعة على طاولة واحدة واختبرتها معًا. ويروي التقرير ما لم يتوافق منها، وما جرى تغييره، وكم كلّفت معرفة ذلك.',
    fr: 'Neuf gouvernements ont mis sur une même table leurs plans de l’eau, de l’électricité et de l’agriculture. Le rapport dit ce qui ne s’accordait pas, ce qui a changé et ce qu’il en a coûté.',
    fa: 'نُه دولت برنامه‌های آب، برق و کشاورزی خود را روی یک میز گذاشتند و با هم آزمودند. گزارش می‌گوید چه چیزی با هم نمی‌خواند، چه چیزی تغییر کرد و دانستن آن چه هزینه‌ای داشت.',
  },
  body: {
    en: `A national water plan counts on electricity that the power plan has promised to industry. A power plan counts on cooling water that the farm plan has promised to wheat. Each of these plans was prepared with care. Together they cannot be carried out.

This report describes how nine member states looked for such conflicts between 2019 and 2023. In each country a team from several ministries worked for nine months with the same open model. The teams tested the plans against a dry year, against a year of costly fuel, and against a year of both.

## What did not fit

In seven countries the same water had been counted at least twice. In four, new pumping stations stood on power lines that were already full in summer. In three, a planned crop needed more water in a dry year than the whole basin would carry. None of these conflicts could be seen in one plan alone.

The teams also found agreement. Two countries learned that their plans did fit, even in the hardest year. That too was new knowledge, and it allowed their ministries to go ahead.

## What was changed

- Five countries moved, reduced or postponed an investment.
- Two changed the tariffs for pumping, so that irrigation follows the hours of sun.
- One now fixes the area of summer crops each spring, after the last snow has been measured.

> We had argued for years about the answer. It turned out that we had never agreed on the question.

This remark by a director of planning in an agriculture ministry opens the last part of the report, which deals with people rather than models.

## What it cost

A full test took about four hundred working days and a budget below the price of one pumping station. The largest cost was time: half of the nine months went into agreeing on figures. The report lists the twenty figures that caused most dispute, so that the next country can begin with them.

Each chapter was read and released by the government it describes. Where two ministries kept different figures, both are printed.`,
    ar: `تعتمد خطة المياه الوطنية على كهرباء وعدت بها خطةُ الطاقة الصناعةَ. وتعتمد خطة الطاقة على مياه تبريد وعدت بها خطةُ الزراعة القمحَ. وقد أُعدّت كل خطة من هذه الخطط بعناية، لكنها مجتمعةً لا يمكن تنفيذها.

يصف هذا التقرير كيف بحثت تسع دول أعضاء عن مثل هذا التعارض بين عامي 2019 و2023. ففي كل دولة عمل فريق من عدة وزارات تسعة أشهر على النموذج المفتوح نفسه. واختبرت الفرق الخطط أمام سنة جافة، وأمام سنة يغلو فيها الوقود، وأمام سنة تجمع الأمرين.

## ما لم يتوافق

في سبع دول حُسبت المياه نفسها مرتين على الأقل. وفي أربع دول قامت محطات ضخ جديدة على خطوط كهرباء ممتلئة أصلًا في الصيف. وفي ثلاث دول احتاج محصول مقرر في السنة الجافة إلى مياه تفوق ما يحمله الحوض كله. ولم يكن أي من هذه التعارضات ظاهرًا في خطة واحدة بمفردها.

ووجدت الفرق توافقًا أيضًا. فقد عرفت دولتان أن خططهما منسجمة حتى في أصعب السنين. وكانت هذه كذلك معرفة جديدة أتاحت لوزاراتهما أن تمضي في العمل.

## ما جرى تغييره

- خمس دول نقلت استثمارًا أو خفّضته أو أجّلته.
- دولتان عدّلتا تعرفة الضخ كي يتبع الري ساعات الشمس.
- دولة واحدة صارت تحدد مساحة المحاصيل الصيفية كل ربيع، بعد قياس آخر الثلوج.

> تجادلنا سنوات في الجواب، ثم تبيّن أننا لم نتفق يومًا على السؤال.

بهذه الملاحظة لمدير تخطيط في وزارة زراعة يبدأ القسم الأخير من التقرير، وهو يتناول الناس لا النماذج.

## كم كلّف ذلك

استغرق الاختبار الكامل نحو أربعمئة يوم عمل، بميزانية تقل عن ثمن محطة ضخ واحدة. وكان الوقت أكبر التكاليف، إذ ذهب نصف الأشهر التسعة في الاتفاق على الأرقام. ويسرد التقرير الأرقام العشرين التي كثر الخلاف عليها، كي تبدأ بها الدولة التالية.

وقد قرأت كل حكومة الفصل الذي يخصها وأجازت نشره. وحيث احتفظت وزارتان برقمين مختلفين طُبع الرقمان.`,
    fr: `Un plan national de l’eau compte sur une électricité que le plan énergétique a promise à l’industrie. Le plan énergétique compte sur une eau de refroidissement que le plan agricole a promise au blé. Chacun de ces plans a été préparé avec soin. Ensemble, ils sont irréalisables.

Ce rapport décrit comment neuf États membres ont cherché de tels conflits entre 2019 et 2023. Dans chaque pays, une équipe issue de plusieurs ministères a travaillé neuf mois avec le même modèle ouvert. Les équipes ont éprouvé les plans face à une année sèche, à une année de carburant cher, puis à une année qui cumule les deux.

## Ce qui ne s’accordait pas

Dans sept pays, la même eau avait été comptée au moins deux fois. Dans quatre, de nouvelles stations de pompage dépendaient de lignes électriques déjà saturées en été. Dans trois, une culture prévue demandait, en année sèche, plus d’eau que n’en porterait tout le bassin. Aucun de ces conflits n’apparaissait dans un plan pris isolément.

Les équipes ont aussi trouvé des accords. Deux pays ont appris que leurs plans tenaient, même dans l’année la plus dure. C’était également nouveau, et leurs ministères ont pu aller de l’avant.

## Ce qui a changé

- Cinq pays ont déplacé, réduit ou reporté un investissement.
- Deux ont revu les tarifs du pompage, pour que l’irrigation suive les heures de soleil.
- Un pays fixe désormais chaque printemps la surface des cultures d’été, après la mesure des dernières neiges.

> Nous avions débattu de la réponse pendant des années. En fait, nous ne nous étions jamais entendus sur la question.

Cette remarque d’un directeur de la planification d’un ministère de l’agriculture ouvre la dernière partie du rapport, consacrée aux personnes plutôt qu’aux modèles.

## Ce qu’il en a coûté

Un essai complet a demandé environ quatre cents journées de travail et un budget inférieur au prix d’une station de pompage. Le temps a été la plus grosse dépense : la moitié des neuf mois a servi à s’entendre sur les chiffres. Le rapport dresse la liste des vingt chiffres les plus disputés, afin que le pays suivant commence par eux.

Chaque chapitre a été lu et approuvé par le gouvernement concerné. Lorsque deux ministères ont gardé des chiffres différents, les deux sont imprimés.`,
    fa: `برنامهٔ ملی آب روی برقی حساب می‌کند که برنامهٔ انرژی به صنعت وعده داده است. برنامهٔ انرژی روی آب خنک‌کنی حساب می‌کند که برنامهٔ کشاورزی به گندم وعده داده است. هر یک از این برنامه‌ها با دقت نوشته شده، اما همه با هم شدنی نیست.

این گزارش شرح می‌دهد که نُه کشور عضو میان سال‌های ۲۰۱۹ و ۲۰۲۳ چگونه چنین تعارض‌هایی را جست‌وجو کردند. در هر کشور گروهی از چند وزارتخانه نُه ماه با یک مدل باز و یکسان کار کرد. گروه‌ها برنامه‌ها را در برابر سال خشک، سال گرانی سوخت و سالی که هر دو را دارد آزمودند.

## آنچه با هم نمی‌خواند

در هفت کشور یک آب دست‌کم دو بار شمرده شده بود. در چهار کشور ایستگاه‌های پمپاژ تازه به خط‌های برقی وابسته بود که در تابستان جای خالی نداشت. در سه کشور، کشتی که در برنامه بود در سال خشک بیش از آبِ همهٔ حوضه آب می‌خواست. هیچ‌یک از این تعارض‌ها در یک برنامهٔ تنها دیده نمی‌شد.

گروه‌ها هماهنگی نیز یافتند. دو کشور دریافتند که برنامه‌هایشان حتی در سخت‌ترین سال با هم می‌خواند. این هم دانشی تازه بود و به وزارتخانه‌ها اجازه داد کار را پیش ببرند.

## آنچه تغییر کرد

- پنج کشور سرمایه‌گذاری‌ای را جابه‌جا، کوچک یا به زمان دیگری موکول کردند.
- دو کشور تعرفهٔ پمپاژ را تغییر دادند تا آبیاری با ساعت‌های آفتاب هماهنگ شود.
- یک کشور اکنون هر بهار، پس از سنجش آخرین برف، سطح کشت تابستانه را تعیین می‌کند.

> سال‌ها بر سر پاسخ بحث کرده بودیم. معلوم شد هرگز بر سر پرسش توافق نداشته‌ایم.

این سخن یک مدیر برنامه‌ریزی در وزارت کشاورزی، آغاز بخش پایانی گزارش است؛ بخشی که به آدم‌ها می‌پردازد، نه به مدل‌ها.

## چه هزینه‌ای داشت

یک آزمون کامل نزدیک به چهارصد روز کاری و بودجه‌ای کمتر از بهای یک ایستگاه پمپاژ می‌خواست. بیشترین هزینه زمان بود: نیمی از نُه ماه صرف توافق بر سر ارقام شد. گزارش بیست رقمی را که بیش از همه محل اختلاف بود برشمرده است تا کشور بعدی از همان‌ها آغاز کند.

هر فصل را دولتی که موضوع آن است خوانده و انتشارش را پذیرفته است. هر جا دو وزارتخانه بر دو رقم مانده‌اند، هر دو چاپ شده است.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of a lattice in which one thread is missing and the others bend towards the gap.',
      ar: 'رسم تجريدي لشبكة ينقصها خيط واحد وتنحني خيوطها الأخرى نحو الفراغ.',
      fr: 'Dessin abstrait d’un treillis où manque un fil et dont les autres s’inclinent vers le vide.',
      fa: 'طرحی انتزاعی از شبکه‌ای که یک رشته کم دارد و رشته‌های دیگر به سوی جای خالی خم شده‌اند.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus', 'policy-and-standards'],
  countries: ['jo', 'eg', 'ma', 'tn', 'sd', 'tr', 'ir', 'pk', 'bd'],
  kind: 'report',
  publishedOn: '2024-06-11',
  authors: ['IWEN Nexus Planning Unit'],
  languages: ['en', 'ar', 'fr', 'fa'],
  pages: 136,
  projects: ['nexus-atlas'],
}
