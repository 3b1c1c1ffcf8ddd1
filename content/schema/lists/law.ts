import * as v from 'valibot';

type Refused = readonly (readonly [pattern: RegExp, why: string])[];

const prices: Refused = [
  [
    /[$€£¥¢]|\b(?:USD|MXN|EUR|GBP|CAD|US dollars?|dollars?|d[oó]lares|pesos|MSRP)\b/iu,
    'no price may stand beside a shop’s name (27 CFR 6.98)',
  ],
  [
    /(?<![\d.,])\d+[.,]\d{2}(?![\d.,])|\b(?:price[ds]?|precios?|discount(?:s|ed)?|descuentos?|rebajas?|coupons?|cup[oó]n|cupones|% off)\b|\d\s*%\s*off\b/iu,
    'no price may stand beside a shop’s name (27 CFR 6.98)',
  ],
];

const praise: Refused = [
  [
    /\b(?:our|official|authori[sz]ed|preferred|recommended|exclusive)\s+(?:partners?|dealers?|retailers?|stockists?|distributors?|resellers?)\b|\b(?:nuestr[oa]s?)\s+(?:soci[oa]s?|aliad[oa]s?|distribuidor(?:es)?)\b|\b(?:soci[oa]s?|aliad[oa]s?|distribuidor(?:es)?|tiendas?)\s+(?:oficial(?:es)?|autorizad[oa]s?|exclusiv[oa]s?|recomendad[oa]s?)\b/iu,
    'a shop is named and nothing more: no praise and no partnership (27 CFR 6.98)',
  ],
];

const pictures: Refused = [
  [
    /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico|heic)(?:[?#]|$)|^data:|!\[/iu,
    'no picture and no logo of a shop may be shown (27 CFR 6.98)',
  ],
];

const promises: Refused = [
  [
    /\b(?:genuine(?:ness|ly)?|authentic(?:ity|ally|ated?)?|guarantee[sd]?|counterfeit\w*|fakes?|certified|certificates?|verified|legitimate)\b/iu,
    'a page of a lot promises nothing about a bottle’s being genuine',
  ],
  [
    /(?<!\p{L})(?:genuin\p{L}*|aut[eé]ntic\p{L}*|garant[ií]\p{L}*|falsific\p{L}*|pirata|certificad\p{L}*|verificad\p{L}*|leg[ií]tim\p{L}*)/iu,
    'a page of a lot promises nothing about a bottle’s being genuine',
  ],
];

/** Why a text may not stand beside a shop or a lot, if it may not. */
function refusalOf(text: string, refused: Refused): string | undefined {
  for (const [pattern, why] of refused) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return `holds “${found}”: ${why}. Take it out`;
  }
  return undefined;
}

const without = (refused: Refused) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const why = dataset.typed && refusalOf(dataset.value, refused);
    if (why) addIssue({ message: why });
  });

/** What may stand where shops are named: facts, no price, no picture, no praise. */
export const lawfulOfShops = without([...prices, ...pictures, ...praise]);
/** What may stand where a lot is described: no promise that a bottle is genuine. */
export const lawfulOfLots = without(promises);
/** The one sentence that says that nothing is promised has to name what. */
export const lawfulDisclaimer = v.pipe(
  v.string(),
  v.regex(/\b(?:not|no|never|nunca|nadie)\b/iu, 'must say that nothing is promised'),
);
