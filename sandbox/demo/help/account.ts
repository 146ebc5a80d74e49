import type { DemoArticle } from './articles.ts'

export const ACCOUNT_ARTICLES: readonly DemoArticle[] = [
  {
    uuid: '5a3e184c-b920-41e6-92df-e8405970f3a8',
    isFeatured: false,
    turkish: {
      title: 'Giriş yapamıyorum',
      subtitle: 'Şifre, kilitlenen hesap ve süresi dolan oturum',
      html: `
      <h2>Şifrenizi hatırlamıyorsanız</h2>
      <p>Klinik yöneticiniz size geçici bir şifre verebilir. Şifre portaldan değiştirilemez.</p>
      <h2>Hesap kilitlendiyse</h2>
      <p>Çok sayıda yanlış denemeden sonra sunucu bir süre giriş kabul etmeyebilir. Birkaç dakika bekleyip yeniden deneyin.</p>
      <h2>Oturum otomatik olarak kapanıyorsa</h2>
      <ul>
        <li>Tarayıcının çerezleri silip silmediğine bakın: gizli pencerede oturum kalıcı değildir.</li>
        <li>Aynı tarayıcıda başka bir doktor giriş yaparsa önceki oturum kapanır.</li>
      </ul>`,
    },
    english: {
      title: 'I cannot sign in',
      subtitle: 'Password, locked account, expired session',
      html: `
      <h2>If you do not remember your password</h2>
      <p>Your clinic administrator can give you a temporary password. Passwords cannot be changed in the portal.</p>
      <h2>If the account is locked</h2>
      <p>After too many failed attempts the server may reject sign-ins for a while. Wait a few minutes and try again.</p>
      <h2>If the session ends unexpectedly</h2>
      <ul>
        <li>Check whether the browser deletes cookies: in a private window a session does not last.</li>
        <li>When another doctor signs in with the same browser, the previous session ends.</li>
      </ul>`,
    },
  },
  {
    uuid: '6b4f295d-ca31-42f7-83e0-f9516a81a4b9',
    isFeatured: false,
    turkish: {
      title: 'Yetkiler',
      subtitle: 'Bir sayfa menüde neden görünmez?',
      html: `
      <p>Menüde yalnızca yetkiniz olan sayfalar yer alır. Yetkileri klinik yöneticiniz verir.</p>
      <table>
        <thead><tr><th>Görev</th><th>Takvim</th><th>Hasta listesi</th><th>Raporlar</th><th>Finans</th><th>Ayarlar</th></tr></thead>
        <tbody>
          <tr><th>Doktor</th><td>Var</td><td>Var</td><td>Kendi raporları</td><td>Yok</td><td>Yok</td></tr>
          <tr><th>Hemşire</th><td>Var</td><td>Var</td><td>Yok</td><td>Yok</td><td>Yok</td></tr>
          <tr><th>Muhasebe</th><td>Yok</td><td>Var</td><td>Gün sonu</td><td>Var</td><td>Yok</td></tr>
          <tr><th>Yönetici</th><td>Var</td><td>Var</td><td>Hepsi</td><td>Var</td><td>Var</td></tr>
        </tbody>
      </table>
      <p>Birden fazla klinikte çalışıyorsanız yetkileriniz her klinikte ayrıdır.</p>`,
    },
    english: {
      title: 'Permissions',
      subtitle: 'Why is a page missing from the menu?',
      html: `
      <p>The menu has only the pages that you have permission for. Your clinic administrator grants permissions.</p>
      <table>
        <thead><tr><th>Role</th><th>Calendar</th><th>Patient list</th><th>Reports</th><th>Finance</th><th>Settings</th></tr></thead>
        <tbody>
          <tr><th>Doctor</th><td>Yes</td><td>Yes</td><td>Their own</td><td>No</td><td>No</td></tr>
          <tr><th>Nurse</th><td>Yes</td><td>Yes</td><td>No</td><td>No</td><td>No</td></tr>
          <tr><th>Accounting</th><td>No</td><td>Yes</td><td>End of day</td><td>Yes</td><td>No</td></tr>
          <tr><th>Administrator</th><td>Yes</td><td>Yes</td><td>All</td><td>Yes</td><td>Yes</td></tr>
        </tbody>
      </table>
      <p>If you work in several clinics, your permissions are separate in each clinic.</p>`,
    },
  },
  {
    uuid: '7c503a6e-db42-4308-94f1-0a627b92b5ca',
    isFeatured: false,
    turkish: {
      title: 'Gizlilik ekranı',
      subtitle: 'Masadan kalktığınızda hasta bilgileri görünmesin',
      html: `
      <p>Bir süre işlem yapmazsanız ekran gizlenir. Açmak için <strong>günlük PIN</strong> kodunuzu girin; yarım kalan işiniz olduğu
        gibi durur.</p>
      <blockquote><p>Gizlilik ekranı bir kolaylıktır, kilit değildir. Uzun süre uzaklaşacaksanız çıkış yapın.</p></blockquote>
      <p>Bekleme süresini kliniğinizin bilgi işlem sorumlusu belirler.</p>`,
    },
    english: {
      title: 'Privacy screen',
      subtitle: 'No patient data on the screen while you are away',
      html: `
      <p>After a period of inactivity the screen is hidden. Enter your <strong>daily PIN</strong> to continue where you left off.</p>
      <blockquote><p>The privacy screen is a convenience, not a lock. Sign out if you will be away for longer.</p></blockquote>
      <p>Your clinic’s IT department sets the waiting time.</p>`,
    },
  },
  {
    uuid: '8d614b7f-ec53-4419-85a2-1b738ca3c6db',
    isFeatured: false,
    turkish: {
      title: 'Kişisel verilerin korunması',
      subtitle: 'Hasta verileriyle çalışırken',
      html: `
      <p>Hasta bilgileri <em>özel nitelikli kişisel veridir</em>. Günlük işte şunlara dikkat edin:</p>
      <ul>
        <li>Ekran görüntüsü paylaşmadan önce adları ve numaraları kapatın.</li>
        <li>Destek talebine hasta adı yazmayın; hasta numarası yeterlidir.</li>
        <li>Yazdırdığınız listeleri imha edin.</li>
      </ul>
      <p>Yasal çerçeve için <a href="https://www.kvkk.gov.tr/">Kişisel Verileri Koruma Kurumu</a>’na bakın. Bir ihlalden
        kuşkulanıyorsanız <a href="mailto:kvkk@klinik.example">veri sorumlusuna</a> hemen yazın.</p>`,
    },
    english: {
      title: 'Protection of personal data',
      subtitle: 'When you work with patient data',
      html: `
      <p>Health data is <em>special-category personal data</em>. In your daily work:</p>
      <ul>
        <li>Hide names and numbers before you share a screenshot.</li>
        <li>Do not write patient names in a support ticket; the patient number is enough.</li>
        <li>Shred printed lists.</li>
      </ul>
      <p>For the law, see the <a href="https://www.kvkk.gov.tr/">Turkish data protection authority</a>. If you suspect a
        breach, write to the <a href="mailto:kvkk@klinik.example">data controller</a> at once.</p>`,
    },
  },
  {
    uuid: '9e725c80-fd64-4a2a-86b3-2c849db4d7ec',
    isFeatured: false,
    turkish: {
      title: 'Desteklenen tarayıcılar',
      subtitle: 'Chrome, Edge, Firefox ve Safari',
      html: null,
      text: `Portal; Chrome ve Edge 124, Firefox 125, Safari 17.5 ve daha yeni sürümlerde çalışır.
Telefonda da aynı tarayıcılar geçerlidir.

Görüntülü görüşme için kamera ve mikrofon izni gerekir. Kurumsal bilgisayarlarda bu izin yöneticiniz tarafından kapatılmış olabilir.

Sayfa boş geliyorsa önce tarayıcıyı güncelleyin, sonra reklam engelleyiciyi bu site için kapatın.`,
    },
    english: {
      title: 'Supported browsers',
      subtitle: 'Chrome, Edge, Firefox and Safari',
      html: null,
      text: `The portal supports Chrome and Edge 124, Firefox 125, Safari 17.5 and newer versions.
The same applies to phones.

Video consultations need camera and microphone permission. On a company computer your administrator may have turned it off.

If a page stays empty, update the browser first, then turn off the ad blocker for this site.`,
    },
  },
]
