import type { DemoArticle } from './articles.ts'

export const CALENDAR_ARTICLES: readonly DemoArticle[] = [
  {
    uuid: '1f7b3a90-5c0e-4c3e-8f55-9d0f2b6a7c31',
    isFeatured: true,
    turkish: {
      title: 'Takvimde randevu oluşturma',
      subtitle: 'Boş bir saate tıklayarak başlayın',
      html: `
      <h2>Randevu oluşturma</h2>
      <p>Takvimde <strong>boş bir saate</strong> tıklayın; randevu penceresi o saatle açılır.</p>
      <ol>
        <li>Hastayı adıyla, telefonuyla veya T.C. kimlik numarasıyla arayın. Kayıtlı değilse <em>Yeni hasta</em> deyin.</li>
        <li>Randevu türünü seçin. Süre, kliniğin yüz yüze veya online randevu süresinden gelir; isterseniz değiştirin.</li>
        <li>Gerekiyorsa bir not ekleyin. Notu yalnızca klinik çalışanları görür.</li>
        <li><strong>Kaydet</strong>’e basın. Hastaya onay SMS’i gönderilir.</li>
      </ol>
      <h3>Sık sorulanlar</h3>
      <p><strong>Aynı saate iki randevu verebilir miyim?</strong> Evet. Takvim çakışmayı gösterir ve onayınızı ister.</p>
      <p><strong>Randevu başka doktora nasıl verilir?</strong> Pencerenin üstündeki doktor listesinden seçin; yalnızca sizin
        görmeye yetkili olduğunuz doktorlar listelenir.</p>`,
    },
    english: {
      title: 'Creating an appointment in the calendar',
      subtitle: 'Start by clicking a free time',
      html: `
      <h2>Creating an appointment</h2>
      <p>Click a <strong>free time</strong> in the calendar; the appointment window opens with that time filled in.</p>
      <ol>
        <li>Find the patient by name, phone or citizenship number. If there is no record yet, choose <em>New patient</em>.</li>
        <li>Choose the kind of appointment. Its length comes from the clinic's settings; change it if you need to.</li>
        <li>Add a note where it helps. Only the staff of the clinic can read it.</li>
        <li>Press <strong>Save</strong>. The patient receives a confirmation by SMS.</li>
      </ol>
      <h3>Questions we are often asked</h3>
      <p><strong>Can two appointments share a time?</strong> Yes. The calendar shows the overlap and asks you to confirm.</p>
      <p><strong>How do I book for another doctor?</strong> Choose the doctor at the top of the window; only those whom you may
        see are listed.</p>`,
    },
  },
  {
    uuid: '2a8c4ba1-6d1f-4d4f-9066-ae103c7b8d42',
    isFeatured: false,
    turkish: {
      title: 'Randevuyu taşıma veya süresini değiştirme',
      subtitle: 'Sürükleyin ya da düzenleyin',
      html: `
      <p>Bir randevuyu taşımanın iki yolu vardır:</p>
      <ul>
        <li><strong>Sürükleyerek:</strong> randevuyu yeni saatine sürükleyip bırakın. Alt kenarından çekerek süresini değiştirin.</li>
        <li><strong>Düzenleyerek:</strong> randevuya tıklayın, <em>Düzenle</em>’yi seçin, gün ve saati yazın. Klavye ile çalışanlar
          için en hızlı yol budur.</li>
      </ul>
      <p>Kaydetmeden önce hastaya haber verilip verilmeyeceği sorulur. <em>Haber verme</em> derseniz SMS gönderilmez.</p>
      <blockquote>Geçmiş bir güne taşınan randevu, raporlarda o günün işlemi olarak görünür.</blockquote>`,
    },
    english: {
      title: 'Moving an appointment or changing its length',
      subtitle: 'Drag it, or edit it',
      html: `
      <p>There are two ways to move an appointment:</p>
      <ul>
        <li><strong>Dragging:</strong> drop it on its new time. Pull its lower edge to change the length.</li>
        <li><strong>Editing:</strong> click it, choose <em>Edit</em> and type the day and time. With a keyboard this is the fastest
          way.</li>
      </ul>
      <p>Before saving you are asked whether the patient should be told. Without that, no SMS is sent.</p>
      <blockquote>An appointment moved to a past day counts for that day in the reports.</blockquote>`,
    },
  },
  {
    uuid: '3b9d5cb2-7e20-4e50-a177-bf214d8c9e53',
    isFeatured: false,
    turkish: {
      title: 'Randevu iptali ve gelmeyen hasta',
      subtitle: 'İptal ile “gelmedi” arasındaki fark',
      html: `
      <p>Randevuya tıklayın ve durumunu seçin:</p>
      <table>
        <thead><tr><th>Durum</th><th>Ne zaman</th><th>Saat boşalır mı?</th></tr></thead>
        <tbody>
          <tr><td>İptal</td><td>Hasta veya klinik vazgeçtiğinde</td><td>Evet, hemen</td></tr>
          <tr><td>Gelmedi</td><td>Randevu saati geçtiğinde</td><td>Hayır</td></tr>
          <tr><td>Ertelendi</td><td>Yeni bir gün verildiğinde</td><td>Evet</td></tr>
        </tbody>
      </table>
      <p>İptal nedeni yazmanız önerilir: <em>CRM hasta takip</em> ekranında bu hastalar nedene göre süzülür.</p>`,
    },
    english: {
      title: 'Cancellations and patients who do not come',
      subtitle: 'The difference between “cancelled” and “did not come”',
      html: `
      <p>Click the appointment and choose its state:</p>
      <table>
        <thead><tr><th>State</th><th>When</th><th>Is the time free again?</th></tr></thead>
        <tbody>
          <tr><td>Cancelled</td><td>The patient or the clinic withdrew</td><td>Yes, at once</td></tr>
          <tr><td>Did not come</td><td>The time has passed</td><td>No</td></tr>
          <tr><td>Postponed</td><td>A new day was agreed</td><td>Yes</td></tr>
        </tbody>
      </table>
      <p>Do write the reason: the <em>CRM patient follow-up</em> screen filters these patients by it.</p>`,
    },
  },
  {
    uuid: '4cae6dc3-8f31-4f61-b288-c0325e9daf64',
    isFeatured: false,
    turkish: {
      title: 'Çalışma saatleri ve izin günleri',
      subtitle: 'Kliniğin saatleri ile sizin saatleriniz',
      html: `
      <p>Takvimdeki açık renkli alanlar çalışma saatleridir. Önce <strong>sizin</strong> saatleriniz, yoksa
        <strong>kliniğin</strong> saatleri kullanılır. İkisini de <em>Ayarlar</em> sayfasında görebilirsiniz.</p>
      <h3>İzin ekleme</h3>
      <ol>
        <li>Takvimde günü açın ve gün adına tıklayın.</li>
        <li><em>Kapalı zaman ekle</em>’yi seçin, başlangıç ve bitişi yazın.</li>
        <li>O aralıkta randevu varsa liste gösterilir; hepsini tek seferde taşıyabilir veya iptal edebilirsiniz.</li>
      </ol>`,
    },
    english: {
      title: 'Working hours and days off',
      subtitle: 'The hours of the clinic and your own',
      html: `
      <p>The light areas of the calendar are working hours: <strong>yours</strong> if there are any, else those of the
        <strong>clinic</strong>. The <em>Settings</em> page shows both.</p>
      <h3>Adding time off</h3>
      <ol>
        <li>Open the day in the calendar and click its name.</li>
        <li>Choose <em>Add closed time</em> and type when it begins and ends.</li>
        <li>If there are appointments in it, they are listed; move or cancel all of them in one go.</li>
      </ol>`,
    },
  },
  {
    uuid: '5dbf7ed4-9042-4072-8399-d1436faeb075',
    isFeatured: true,
    turkish: {
      title: 'Online randevu süreleri',
      subtitle: 'Hastaların internetten aldığı randevular',
      html: `
      <p>Online randevular, kliniğin belirlediği süreyle açılır. Sizin için farklı bir süre tanımlandıysa o geçerlidir.</p>
      <ul>
        <li>Online görüşme ve yüz yüze muayene için <strong>ayrı</strong> süreler vardır.</li>
        <li>İki randevu arasına boşluk koymak için süreyi uzatın; ayrıca bir ara tanımı yoktur.</li>
        <li>Online alınan randevu takvimde mavi görünür ve <em>Randevu Bildirimleri</em>’ne düşer.</li>
      </ul>
      <p>Sürelerin değişmesini istiyorsanız klinik yöneticinize başvurun ya da bir
        <a href="/tr/destek">destek talebi</a> oluşturun.</p>`,
    },
    english: {
      title: 'Lengths of online appointments',
      subtitle: 'Appointments that patients book themselves',
      html: `
      <p>Online appointments have the length that the clinic has set. If another one is set for you, yours counts.</p>
      <ul>
        <li>Online consultations and visits have <strong>separate</strong> lengths.</li>
        <li>For a break between two appointments make them longer; there is no setting for breaks.</li>
        <li>An appointment booked online is blue and appears among the <em>appointment notifications</em>.</li>
      </ul>
      <p>To have the lengths changed, ask the manager of your clinic or open a <a href="/en/support">support ticket</a>.</p>`,
    },
  },
  {
    uuid: '6ec08fe5-a153-4183-94aa-e25470bfc186',
    isFeatured: false,
    turkish: {
      title: 'Günlük listeyi yazdırma',
      subtitle: 'Tek sayfada günün randevuları',
      html: `
      <p>Takvimi <strong>Gün</strong> görünümüne alın ve <kbd>Ctrl</kbd> + <kbd>P</kbd> tuşlarına basın. Yazdırılan listede saat,
        hasta adı, randevu türü ve not bulunur; kimlik numarası yazdırılmaz.</p>
      <p>Listeyi masada bırakmayın: hasta adları kişisel veridir.</p>`,
    },
    english: {
      title: 'Printing the list of the day',
      subtitle: 'All appointments of a day on one page',
      html: `
      <p>Switch the calendar to <strong>Day</strong> and press <kbd>Ctrl</kbd> + <kbd>P</kbd>. The list has time, name, kind and
        note; citizenship numbers are not printed.</p>
      <p>Do not leave it lying about: the names of patients are personal data.</p>`,
    },
  },
]
